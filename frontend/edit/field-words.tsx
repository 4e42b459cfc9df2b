import type { FieldErrorProps } from '@rjsf/utils';

/** Begins a message that stops nothing. */
export const WARNING = 'Avviso: ';

/** Every message of a field and of what is in it; a part without messages may be `undefined`. */
export const messagesIn = (errors: object | undefined): string[] =>
  Object.entries(errors ?? {}).flatMap(([name, one]) => (name === '__errors' ? one : messagesIn(one)));

/** Messages of the parts of a field that draws them itself; its own stand below it anyway. */
export const messagesBelow = ({ __errors, ...parts }: { __errors?: string[] } = {}): string[] =>
  messagesIn(parts);

export const levelOf = (messages: readonly unknown[]) =>
  messages.every((one) => String(one).startsWith(WARNING)) ? 'warning' : 'message';

/** Shows the question, the law that asks for it, and how the answer is written. */
export function Description({ schema }: { schema: object }) {
  const { title, help, question, law } = schema as Record<'title' | 'help' | 'question' | 'law', string>;
  return (
    <>
      {question && question !== title?.toLowerCase() ? <p className="question">{question}</p> : null}
      {law ? <p className="law">Lo chiede: {law}</p> : null}
      {help ? <p className="help">{help}</p> : null}
    </>
  );
}

export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  return errors.length > 0 ? (
    <ul id={`${fieldPathId.$id}__error`} className="messages">
      {[...new Set(errors)].map((error) => (
        <li key={String(error)} className={levelOf([error])}>
          {error}
        </li>
      ))}
    </ul>
  ) : null;
}
