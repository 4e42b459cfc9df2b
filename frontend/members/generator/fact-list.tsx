import { generator as words } from '#frontend/content/members/generator.ts';
import styles from './fact-list.module.css';
import type { FactComparison } from './facts.ts';

/** Unproven facts, ticked off one by one; nothing for a post without dates and numbers. */
export function FactList({ unproven, hasFacts }: FactComparison) {
  if (unproven.length === 0) return hasFacts ? <p className={styles.none}>{words.noFacts}</p> : null;
  const different = unproven.filter(
    ({ kind, text }, index) =>
      unproven.findIndex((other) => other.kind === kind && other.text === text) === index,
  );
  return (
    <fieldset className={styles.facts}>
      <legend className={styles.heading}>{words.factsHeading}</legend>
      <p>{words.factsLead}</p>
      <ul className={styles.list}>
        {different.map(({ kind, text }) => (
          <li key={kind + text}>
            <label className={styles.fact}>
              <input type="checkbox" className={styles.box} />
              <span>
                <mark className={styles.mark}>{text}</mark> ({words.factKinds[kind]})
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
