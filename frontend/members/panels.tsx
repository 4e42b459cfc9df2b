import type { ComponentType, ReactNode } from 'react';
import { communications } from '#frontend/content/members/communications.ts';
import { generatorPanel } from '#frontend/content/members/generator-panel.ts';
import type { PanelId } from '#frontend/content/members/menu.ts';
import { opportunities } from '#frontend/content/members/opportunities.ts';
import { photos } from '#frontend/content/members/photos.ts';
import { rules } from '#frontend/content/members/rules.ts';
import { welcome } from '#frontend/content/members/welcome.ts';
import type { IconName } from '#frontend/content/types.ts';
import { formatHours } from '#frontend/italian/format-date.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { GeneratorPanel } from './generator/generator-panel.tsx';
import styles from './panels.module.css';

export type PanelProps = {
  /** Asks for the passcode over the page; true once the person is in again. */
  signInAgain: () => Promise<boolean>;
  /** Named and cleaned at the photo desk. */
  photos: readonly File[];
  /** Called with the open post as it is edited; '' when there is none. */
  onPost: (text: string) => void;
  /** The post was copied or shared. */
  onTakePost: () => void;
  /** The photo desk takes code and title from this post and its description. */
  onNamePhotos: (post: string, description: string) => void;
};

type TileProps = { icon: IconName; kind?: string; title: string; level?: 3 | 4; children: ReactNode };

function Tile({ icon, kind, title, level = 3, children }: TileProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.tile}>
      <Icon name={icon} />
      {kind ? <p className={styles.kind}>{kind}</p> : null}
      <Heading>{title}</Heading>
      {children}
    </li>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

const WelcomePanel = () => (
  <div className="stack gap-4">
    <p className={styles.lead}>{welcome.lead}</p>
    <Group title={welcome.scheduleTitle}>
      <ul className={styles.day}>
        {welcome.slots.map((slot) => (
          <li key={slot.opens}>
            <span className={styles.hours}>{formatHours(slot)}</span>
            {slot.activity}
          </li>
        ))}
      </ul>
    </Group>
    <Group title={welcome.contactsTitle}>
      <ul className={styles.grid}>
        <Tile icon="Phone" title={welcome.management.label} level={4}>
          <p>{welcome.management.phone}</p>
        </Tile>
        <Tile icon="Mail" title={welcome.info.label} level={4}>
          <p>{welcome.info.email}</p>
        </Tile>
      </ul>
    </Group>
    <div className={styles.inBrowser}>
      <Group title={welcome.app.title}>
        <p>{welcome.app.text}</p>
      </Group>
    </div>
  </div>
);

const PhotosPanel = () => (
  <div className="stack gap-4">
    <p className={styles.lead}>{photos.lead}</p>
    <Group title={photos.guidelinesTitle}>
      <ul className={styles.grid}>
        {photos.guidelines.map(({ icon, title, text }) => (
          <Tile key={title} icon={icon} title={title} level={4}>
            <p>{text}</p>
          </Tile>
        ))}
      </ul>
    </Group>
    <Group title={photos.linksTitle}>
      <p className="row">
        {photos.links.map(({ label, url }) => (
          <ButtonLink key={label} to={url} variant="secondary" icon={<Icon name="ArrowUpRight" />}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </Group>
  </div>
);

const CommunicationsPanel = () => (
  <ul className={styles.grid}>
    {communications.notices.map(({ kind, icon, title, text }) => (
      <Tile key={title} icon={icon} kind={kind} title={title}>
        <p>{text}</p>
      </Tile>
    ))}
  </ul>
);

const OpportunitiesPanel = () => (
  <div className="stack gap-4">
    <p className={styles.lead}>{opportunities.lead}</p>
    <ul className={styles.grid}>
      {opportunities.cards.map(({ icon, title, items }) => (
        <Tile key={title} icon={icon} title={title}>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Tile>
      ))}
    </ul>
    <p className="row">
      <ButtonLink to={opportunities.apply.url} icon={<Icon name="ArrowUpRight" />}>
        {opportunities.apply.label}
      </ButtonLink>
    </p>
  </div>
);

const RulesPanel = () => (
  <div className="stack gap-4">
    <p className={styles.lead}>{rules.lead}</p>
    {rules.groups.map(({ title, items }) => (
      <Group key={title} title={title}>
        <ul className={styles.rules}>
          {items.map((item) => (
            <li key={item}>
              <Icon name="CircleCheck" />
              {item}
            </li>
          ))}
        </ul>
      </Group>
    ))}
  </div>
);

export const panels: Record<PanelId, { title: string; Panel: ComponentType<PanelProps> }> = {
  welcome: { title: welcome.title, Panel: WelcomePanel },
  photos: { title: photos.title, Panel: PhotosPanel },
  content: { title: generatorPanel.title, Panel: GeneratorPanel },
  communications: { title: communications.title, Panel: CommunicationsPanel },
  opportunities: { title: opportunities.title, Panel: OpportunitiesPanel },
  rules: { title: rules.title, Panel: RulesPanel },
};
