import type { Activity } from '#frontend/content/activities/activity.ts';
import { Section } from '#frontend/ui/section.tsx';

/** More about an activity, in running text. */
export function ActivityBody({ title, paragraphs, points }: NonNullable<Activity['body']>) {
  return (
    <Section id="di-piu" heading={title} narrow>
      <div className="stack">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {points.length > 0 ? (
          <ul>
            {points.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}
