import { visibleText } from './visible-text.ts';

/** One generated text, with its edits. */
export type Draft = { id: number; description: string; text: string; isWhole: boolean };

/** Italian texts of a failure; `canRetry`: trying again can help. */
export type Failure = { message: string; advice: string; canRetry: boolean; isOffline: boolean };

export type Generation = {
  flow:
    | { status: 'idle' }
    | { status: 'streaming'; description: string; text: string }
    | { status: 'failed'; description: string; failure: Failure };
  drafts: Draft[];
  openId: number | undefined;
};

export type GenerationEvent =
  | { type: 'start'; description: string }
  | { type: 'progress'; text: string }
  | { type: 'finish'; text: string }
  | { type: 'interrupt'; text: string }
  | { type: 'fail'; text: string; failure: Failure }
  | { type: 'edit'; text: string }
  | { type: 'open'; id: number }
  | ({ type: 'replace' } & Pick<Generation, 'drafts' | 'openId'>);

export const noGeneration: Generation = { flow: { status: 'idle' }, drafts: [], openId: undefined };

/** Every text comes in here, from the stream and from the keyboard: what is read is what is copied, shared and printed. */
export function generation(state: Generation, raw: GenerationEvent): Generation {
  const event = 'text' in raw ? { ...raw, text: visibleText(raw.text) } : raw;
  const { flow, drafts, openId } = state;
  switch (event.type) {
    case 'start':
      return { ...state, flow: { status: 'streaming', description: event.description, text: '' } };
    case 'progress':
      return flow.status === 'streaming' ? { ...state, flow: { ...flow, text: event.text } } : state;
    case 'finish':
      return withDraft(state, event.text, true);
    case 'interrupt':
      return withDraft(state, event.text, false);
    case 'fail': {
      if (flow.status !== 'streaming') return state;
      const { description } = flow;
      return {
        ...withDraft(state, event.text, false),
        flow: { status: 'failed', description, failure: event.failure },
      };
    }
    case 'edit':
      return {
        ...state,
        drafts: drafts.map((draft) => (draft.id === openId ? { ...draft, text: event.text } : draft)),
      };
    case 'open':
      return { ...state, openId: event.id };
    case 'replace':
      return { flow: { status: 'idle' }, drafts: event.drafts, openId: event.openId };
  }
}

/** Turns the text that has arrived, if any, into a draft and opens it. */
function withDraft({ flow, drafts, openId }: Generation, text: string, isWhole: boolean): Generation {
  const idle = { status: 'idle' as const };
  if (flow.status !== 'streaming' || text.trim() === '') return { flow: idle, drafts, openId };
  const id = drafts.length + 1;
  return {
    flow: idle,
    drafts: [...drafts, { id, description: flow.description, text, isWhole }],
    openId: id,
  };
}
