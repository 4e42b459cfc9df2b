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

type Tile = { icon: IconName; kind?: string; title: string; text?: string; items?: readonly string[] };

function Tiles({ tiles, level = 3 }: { tiles: readonly Tile[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.grid}>
      {tiles.map(({ icon, kind, title, text, items }) => (
        <li key={title} className={styles.tile}>
          <Icon name={icon} />
          {kind ? <p className={styles.kind}>{kind}</p> : null}
          <Heading>{title}</Heading>
          {text ? <p>{text}</p> : null}
          {items ? (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
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
      <Tiles
        level={4}
        tiles={[
          { icon: 'Phone', title: welcome.management.label, text: welcome.management.phone },
          { icon: 'Mail', title: welcome.info.label, text: welcome.info.email },
        ]}
      />
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
      <Tiles level={4} tiles={photos.guidelines} />
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

const CommunicationsPanel = () => <Tiles tiles={communications.notices} />;

const OpportunitiesPanel = () => (
  <div className="stack gap-4">
    <p className={styles.lead}>{opportunities.lead}</p>
    <Tiles tiles={opportunities.cards} />
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
