// The door of the achievements domain: what higher floors may use.
import { getUserAchievements } from './calls/get-user-achievements.ts';

export const achievementCalls = [getUserAchievements];
