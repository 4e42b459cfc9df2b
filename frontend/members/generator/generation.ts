import { type GenerateRequest, visibleText, type Wish } from '#worker/contract.ts';
import { cleanAnswer, isChanged } from './clean-answer.ts';

/** Drafts kept for a tab, the latest ones. */
const draftsMax = 12;

/**
 * One generated text, with its edits. `original`: the answer, where more than the post came. `wishes`: how it was asked for
 * again, in order.
 */
export type Draft = {
  id: number;
  /** Time of the request, in ms since 1970. */
  createdAt: number;
  description: string;
  text: string;
  original?: string;
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
  /** `isCut`: a new version stopped half way; it is a draft beside the open one. */
  flow:
    | { status: 'idle'; isCut?: true }
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

/** Reducer. Of an answer only the post is shown, of typed text only what is visible: no more is copied, shared and printed. */
export function generation(state: Generation, event: GenerationEvent): Generation {
  const { flow, drafts, openId } = state;
  switch (event.type) {
    case 'start':
      return {
        ...state,
        flow: { status: 'streaming', request: event.request, startedAt: event.at, text: '' },
      };
    case 'progress':
      return flow.status === 'streaming'
        ? { ...state, flow: { ...flow, text: cleanAnswer(event.text, true) } }
        : state;
    case 'finish':
      return withDraft(state, event.text, true);
    case 'interrupt':
      return withDraft(state, event.text, false);
    case 'fail': {
      if (flow.status !== 'streaming') return state;
      const { request } = flow;
      // Half a revision is worth less than the whole text that it revises.
      const next = request.wish ? state : withDraft(state, event.text, false);
      return { ...next, flow: { status: 'failed', request, failure: event.failure } };
    }
    case 'edit':
      return {
        ...state,
        drafts: drafts.map((draft) =>
          draft.id === openId ? { ...draft, text: visibleText(event.text) } : draft,
        ),
      };
    case 'open': {
      // A wish that failed was about another text.
      const isOver = flow.status === 'idle' || (flow.status === 'failed' && flow.request.wish);
      return { ...state, flow: isOver ? { status: 'idle' } : flow, openId: event.id };
    }
    case 'replace':
      return { flow: { status: 'idle' }, drafts: event.drafts, openId: event.openId };
  }
}

/**
 * Turns the post that has arrived, if any, into a draft and opens it; a new version that is not whole stays beside the text
 * that it was to replace.
 */
function withDraft({ flow, drafts, openId }: Generation, answer: string, isWhole: boolean): Generation {
  const text = cleanAnswer(answer);
  if (flow.status !== 'streaming' || text === '') return { flow: { status: 'idle' }, drafts, openId };
  const { request, startedAt } = flow;
  const id = Math.max(0, ...drafts.map((draft) => draft.id)) + 1;
  const before = drafts.find((draft) => draft.id === openId)?.wishes ?? [];
  const isCut = !isWhole && request.wish !== undefined;
  const draft: Draft = {
    id,
    createdAt: startedAt,
    description: request.description,
    text,
    ...(isChanged(answer, text) && { original: visibleText(answer).trim() }),
    isWhole,
    wishes: request.wish ? [...before, request.wish] : [],
  };
  return {
    flow: isCut ? { status: 'idle', isCut } : { status: 'idle' },
    drafts: [...drafts, draft].slice(-draftsMax),
    openId: isCut ? openId : id,
  };
}
