import { activities } from '../activities/activities.ts';
import { framesWith } from './partners.ts';

/** The one registry of frames, from which the Content-Security-Policy derives. */
export const partnerFrames = framesWith(activities);
