import type { ComponentType } from 'react';
import { communications } from './content/communications.ts';
import { generatorPanel } from './content/generator-panel.ts';
import type { PanelId } from './content/menu.ts';
import { opportunities } from './content/opportunities.ts';
import { photos } from './content/photos.ts';
import { rules } from './content/rules.ts';
import { welcome } from './content/welcome.ts';
import { GeneratorPanel } from './generator/generator-panel.tsx';
import { CommunicationsPanel } from './panels/communications-panel.tsx';
import { OpportunitiesPanel } from './panels/opportunities-panel.tsx';
import { PhotosPanel } from './panels/photos-panel.tsx';
import { RulesPanel } from './panels/rules-panel.tsx';
import { WelcomePanel } from './panels/welcome-panel.tsx';

export type PanelProps = {
  /** Asks for the passcode over the page; true once the person is in again. */
  signInAgain: () => Promise<boolean>;
  /** Named and cleaned at the photo desk. */
  photos: readonly File[];
  /** The post in hand, as it is edited; empty when there is none. */
  onPost: (text: string) => void;
  /** The post was copied or shared. */
  onTakePost: () => void;
  /** The photo desk takes code and title from this post and its description. */
  onNamePhotos: (post: string, description: string) => void;
};

/** What each entry of the menu shows. */
export const panels: Record<PanelId, { title: string; Panel: ComponentType<PanelProps> }> = {
  welcome: { title: welcome.title, Panel: WelcomePanel },
  photos: { title: photos.title, Panel: PhotosPanel },
  content: { title: generatorPanel.title, Panel: GeneratorPanel },
  communications: { title: communications.title, Panel: CommunicationsPanel },
  opportunities: { title: opportunities.title, Panel: OpportunitiesPanel },
  rules: { title: rules.title, Panel: RulesPanel },
};
