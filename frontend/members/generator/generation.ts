import { type GenerateRequest, visibleText, type Wish } from '#worker/contract.ts';

/** Drafts kept for a tab, the latest ones. */
const draftsMax = 12;

/** One generated text, with its edits. `wishes`: how it was asked for again, in order. */
export type Draft = {
  id: number;
  /** Time of the request, in ms since 1970. */
  createdAt: number;
  description: string;
  text: string;
  isWhole: boolean;
  wishes: readonly Wish[];
};

/** Italian texts of a failure; `canRetry`: trying again can help; `reference`: by which the operator finds it in the log. */
export type Failure = {
  message: string;
  advice: string;
  canRetry: boolean;
  isOffline: boolean;
  reference: string | undefined;
};

export type Generation = {
  flow:
    | { status: 'idle' }
    | { status: 'streaming'; request: GenerateRequest; startedAt: number; text: string }
    | { status: 'failed'; request: GenerateRequest; failure: Failure };
  drafts: Draft[];
  openId: number | undefined;
};

export type GenerationEvent =
  | { type: 'start'; request: GenerateRequest; at: number }
  | { type: 'progress'; text: string }
  | { type: 'finish'; text: string }
  | { type: 'interrupt'; text: string }
  | { type: 'fail'; text: string; failure: Failure }
  | { type: 'edit'; text: string }
  | { type: 'open'; id: number }
  | ({ type: 'replace' } & Pick<Generation, 'drafts' | 'openId'>);

export const noGeneration: Generation = { flow: { status: 'idle' }, drafts: [], openId: undefined };

/** Reducer. Cleans every text, streamed or typed, of invisible characters: only visible text is copied, shared and printed. */
export function generation(state: Generation, raw: GenerationEvent): Generation {
  const event = 'text' in raw ? { ...raw, text: visibleText(raw.text) } : raw;
  const { flow, drafts, openId } = state;
  switch (event.type) {
    case 'start':
      return {
        ...state,
        flow: { status: 'streaming', request: event.request, startedAt: event.at, text: '' },
      };
    case 'progress':
      return flow.status === 'streaming' ? { ...state, flow: { ...flow, text: event.text } } : state;
    case 'finish':
      return withDraft(state, event.text, true);
    case 'interrupt':
      return withDraft(state, event.text, false);
    case 'fail': {
      if (flow.status !== 'streaming') return state;
      const { request } = flow;
      // Half a revision is worth less than the whole text that it revises.
      const next = 'wish' in request ? state : withDraft(state, event.text, false);
      return { ...next, flow: { status: 'failed', request, failure: event.failure } };
    }
    case 'edit':
      return {
        ...state,
        drafts: drafts.map((draft) => (draft.id === openId ? { ...draft, text: event.text } : draft)),
      };
    case 'open': {
      // A wish that failed was about another text.
      const isOver = flow.status === 'failed' && 'wish' in flow.request;
      return { ...state, flow: isOver ? { status: 'idle' } : flow, openId: event.id };
    }
    case 'replace':
      return { flow: { status: 'idle' }, drafts: event.drafts, openId: event.openId };
  }
}

/** Turns the text that has arrived, if any, into a draft and opens it. */
function withDraft({ flow, drafts, openId }: Generation, text: string, isWhole: boolean): Generation {
  const idle = { status: 'idle' as const };
  if (flow.status !== 'streaming' || text.trim() === '') return { flow: idle, drafts, openId };
  const { request, startedAt } = flow;
  const id = Math.max(0, ...drafts.map((draft) => draft.id)) + 1;
  const before = drafts.find((draft) => draft.id === openId)?.wishes ?? [];
  const draft: Draft = {
    id,
    createdAt: startedAt,
    description: request.description,
    text,
    isWhole,
    wishes: 'wish' in request ? [...before, request.wish] : [],
  };
  return { flow: idle, drafts: [...drafts, draft].slice(-draftsMax), openId: id };
}
