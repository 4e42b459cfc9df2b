import { generator as words } from '#frontend/content/members/generator.ts';
import { generatorPanel } from '#frontend/content/members/generator-panel.ts';
import { Button } from '#frontend/ui/button.tsx';
import styles from './generator-steps.module.css';

export function GeneratorSteps({ onUseExample }: { onUseExample: (example: string) => void }) {
  return (
    <section aria-labelledby="come-funziona" className={styles.box}>
      <h3 id="come-funziona">{generatorPanel.stepsTitle}</h3>
      <p>{generatorPanel.lead}</p>
      <ol className={styles.steps}>
        {generatorPanel.steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <strong>{title}</strong> <span>{text}</span>
          </li>
        ))}
      </ol>
      <figure className={styles.example}>
        <figcaption className={styles.caption}>{generatorPanel.exampleTitle}</figcaption>
        <blockquote className={styles.quote}>{generatorPanel.example}</blockquote>
        <Button variant="secondary" onClick={() => onUseExample(generatorPanel.example)}>
          {words.useExample}
        </Button>
      </figure>
    </section>
  );
}
