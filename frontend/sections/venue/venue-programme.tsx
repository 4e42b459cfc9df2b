import { venuePage } from '#frontend/content/pages/venue.ts';
import { dailySlots } from '#frontend/content/season/daily-slots.ts';
import { dailyEvents } from '#frontend/content/season/programme.ts';
import { formatHours, formatWeekdayName } from '#frontend/italian/format-date.ts';
import { capitalize } from '#frontend/italian/words.ts';
import { Card, CardGrid } from '#frontend/ui/card.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './venue.module.css';

const { programme } = venuePage;

export function VenueProgramme() {
  return (
    <Section id="giornata" heading={programme.title} lead={programme.lead}>
      <div className={styles.stack}>
        <h3>{programme.slotsTitle}</h3>
        <ol className={styles.slots}>
          {dailySlots.map((slot) => (
            <li key={slot.opens} data-optional={slot.isOptional || undefined}>
              <strong>{formatHours(slot)}</strong>
              <span>
                {slot.activity}
                {slot.isOptional ? <small>{programme.optional}</small> : null}
              </span>
            </li>
          ))}
        </ol>
        <h3>{programme.eventsTitle}</h3>
        <CardGrid>
          {dailyEvents.map(({ when, activity, kind, items, icon }) =>
            when === 'everyTwoWeeks' ? null : (
              <li key={when}>
                <Card title={kind ? `${activity} (${kind})` : activity} level={4} icon={<Icon name={icon} />}>
                  <p>
                    <strong>{capitalize(formatWeekdayName(when))}</strong>: {items.join(', ')}
                  </p>
                </Card>
              </li>
            ),
          )}
          <li>
            <Card title={programme.showTitle} level={4} icon={<Icon name="Drama" />} tone="sun">
              <p>{programme.showText}</p>
              <p className="no-print">
                <SiteLink to={programme.showLink.to}>{programme.showLink.text}</SiteLink>
              </p>
            </Card>
          </li>
        </CardGrid>
        <p>{programme.prizes}</p>
        {programme.shows ? <p>{programme.shows}</p> : null}
        <p className="no-print">
          <SiteLink to={programme.eventsLink.to}>{programme.eventsLink.text}</SiteLink>
        </p>
      </div>
    </Section>
  );
}
