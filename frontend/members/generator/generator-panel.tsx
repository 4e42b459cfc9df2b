import { startTransition, useEffect, useState } from 'react';
import { generator as words } from '#frontend/content/members/generator.ts';
import { todayInRome } from '#frontend/lib/rome-clock.ts';
import type { PanelProps } from '#frontend/members/panels.tsx';
import { useDictation } from '#frontend/members/speech/use-dictation.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { DESCRIPTION_MAX_CHARACTERS, type GenerateRequest, type Wish } from '#worker/contract.ts';
import { DescriptionForm } from './description-form.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { DraftList, GeneratedContent, StreamedContent } from './generated-content.tsx';
import type { Draft } from './generation.ts';
import { GeneratorSteps } from './generator-steps.tsx';
import { type StoredDraft, storedDraft, useStoredDraft } from './stored-draft.ts';
import { useGeneration } from './use-generation.ts';

const today = () => todayInRome(new Date());

/** From a few words to a post: the description, the text as it is written, and what is done with it. */
export function GeneratorPanel({ signInAgain, photos, onPost, onTakePost, onNamePhotos }: PanelProps) {
  const [stored] = useState(storedDraft);
  const speech = useDictation(stored.description);
  const { state, dispatch, start, interrupt } = useGeneration(signInAgain, stored);
  const [isRefused, setIsRefused] = useState(false);
  /** The draft that was chosen from the list, and how often one was. */
  const [chosen, setChosen] = useState<{ id?: number; count: number }>({ count: 0 });
  const [removed, setRemoved] = useState<StoredDraft>();
  const { flow, drafts, openId } = state;
  const { text } = speech.dictation;
  const openDraft = drafts.find(({ id }) => id === openId);
  const isStreaming = flow.status === 'streaming';
  const isStored = useStoredDraft({ description: text, drafts, openId });
  const post = openDraft?.text ?? '';
  // In a transition: a pasted text may come as hundreds of edits at once.
  useEffect(() => startTransition(() => onPost(post)), [onPost, post]);

  const write = (description: string) => speech.dispatch({ type: 'type', text: description });

  // Appends to text that is already there.
  function handleUseExample(example: string) {
    const isTaken = text.trim() !== '' && text !== example;
    write(isTaken ? `${text}\n\n${example}` : example);
  }

  function handleGenerate() {
    speech.dispatch({ type: 'stop' });
    setRemoved(undefined);
    const description = text.trim();
    const length = [...description].length;
    const isFit = length > 0 && length <= DESCRIPTION_MAX_CHARACTERS;
    setIsRefused(!isFit);
    if (isFit) start({ description, today: today() });
  }

  const askAgain = (draft: Draft, wish: Wish) =>
    start({ description: draft.description, previous: draft.text.trim(), wish, today: today() });

  function handleRetry(request: GenerateRequest) {
    // The text may have been edited since.
    if (request.wish && openDraft) askAgain(openDraft, request.wish);
    else start({ ...request, today: today() });
  }

  function handleOpen(id: number) {
    dispatch({ type: 'open', id });
    setChosen({ id, count: chosen.count + 1 });
  }

  function handleNew() {
    setRemoved({ description: text, drafts, openId });
    dispatch({ type: 'replace', drafts: [], openId: undefined });
    speech.dispatch({ type: 'stop' });
    write('');
  }

  function handleUndo(before: StoredDraft) {
    dispatch({ type: 'replace', drafts: before.drafts, openId: before.openId });
    write(before.description);
    setRemoved(undefined);
  }

  return (
    <div className="stack gap-4">
      <DescriptionForm
        speech={speech}
        isBusy={isStreaming}
        isRefused={isRefused}
        isStored={isStored}
        onGenerate={handleGenerate}
      />
      <p role="status" className="visually-hidden">
        {isStreaming
          ? words.generating
          : flow.status === 'failed' || !openDraft
            ? ''
            : words.ended(openDraft.isWhole)}
      </p>
      {flow.status === 'failed' ? (
        <FailureNotice failure={flow.failure} onRetry={() => handleRetry(flow.request)} />
      ) : null}
      {flow.status === 'idle' && flow.isCut ? <Notice tone="warning">{words.cutVersion}</Notice> : null}
      {isStreaming ? (
        <StreamedContent text={flow.text} onInterrupt={interrupt} />
      ) : openDraft ? (
        <GeneratedContent
          key={openDraft.id === chosen.id ? `${openDraft.id} ${chosen.count}` : openDraft.id}
          isChosen={openDraft.id === chosen.id}
          draft={openDraft}
          photos={photos}
          onEdit={(edited) => dispatch({ type: 'edit', text: edited })}
          onRegenerate={() => start({ description: openDraft.description, today: today() })}
          onWish={(wish) => askAgain(openDraft, wish)}
          onNew={handleNew}
          onTakePost={onTakePost}
          onNamePhotos={() => onNamePhotos(openDraft.text, openDraft.description)}
        />
      ) : null}
      {removed && text === '' && drafts.length === 0 ? (
        <Notice role="status">
          <p>{words.removed}</p>
          <div>
            <Button variant="secondary" onClick={() => handleUndo(removed)}>
              {words.undo}
            </Button>
          </div>
        </Notice>
      ) : null}
      {isStreaming ? null : <DraftList drafts={drafts} openId={openId} onOpen={handleOpen} />}
      <GeneratorSteps onUseExample={handleUseExample} />
    </div>
  );
}
