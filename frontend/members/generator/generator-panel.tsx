import { useState } from 'react';
import { generator as words } from '#frontend/members/content/generator.ts';
import { generatorPanel } from '#frontend/members/content/generator-panel.ts';
import { useDictation } from '#frontend/members/speech/use-dictation.ts';
import { DESCRIPTION_MAX_CHARACTERS } from '#worker/contract.ts';
import { DescriptionForm } from './description-form.tsx';
import { DraftList } from './draft-list.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { GeneratedContent } from './generated-content.tsx';
import styles from './generator-panel.module.css';
import { GeneratorSteps } from './generator-steps.tsx';
import { StreamedContent } from './streamed-content.tsx';
import { useGeneration } from './use-generation.ts';

export type GeneratorPanelProps = {
  /** Asks for the passcode over the page; true once the person is in again, false if they would rather not. */
  signInAgain: () => Promise<boolean>;
};

/** From a few words to a post: the description, the text as it is written, and what is done with it. */
export function GeneratorPanel({ signInAgain }: GeneratorPanelProps) {
  const speech = useDictation();
  const { state, dispatch, start, interrupt } = useGeneration(signInAgain);
  const [isRefused, setIsRefused] = useState(false);
  const { flow, drafts, openId } = state;
  const { text } = speech.dictation;
  const openDraft = drafts.find(({ id }) => id === openId);

  // What is already written stays.
  function handleUseExample(example: string) {
    const isTaken = text.trim() !== '' && text !== example;
    speech.dispatch({ type: 'type', text: isTaken ? `${text}\n\n${example}` : example });
  }

  function handleGenerate() {
    speech.dispatch({ type: 'stop' });
    const description = text.trim();
    const length = [...description].length;
    const isFit = length > 0 && length <= DESCRIPTION_MAX_CHARACTERS;
    setIsRefused(!isFit);
    if (isFit) start(description);
  }

  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{generatorPanel.lead}</p>
      <GeneratorSteps onUseExample={handleUseExample} />
      <DescriptionForm
        speech={speech}
        isBusy={flow.status === 'streaming'}
        isRefused={isRefused}
        onGenerate={handleGenerate}
      />
      <p role="status" className="unseen">
        {flow.status === 'streaming' ? words.generating : openDraft ? words.ready : ''}
      </p>
      {flow.status === 'failed' ? (
        <FailureNotice failure={flow.failure} onRetry={() => start(flow.description)} />
      ) : null}
      {flow.status === 'streaming' ? (
        <StreamedContent text={flow.text} onInterrupt={interrupt} />
      ) : openDraft ? (
        <GeneratedContent
          key={openDraft.id}
          draft={openDraft}
          onEdit={(edited) => dispatch({ type: 'edit', text: edited })}
          onRegenerate={() => start(openDraft.description)}
        />
      ) : null}
      {drafts.length > 1 && flow.status !== 'streaming' ? (
        <DraftList drafts={drafts} openId={openId} onOpen={(id) => dispatch({ type: 'open', id })} />
      ) : null}
    </div>
  );
}
