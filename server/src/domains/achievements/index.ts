// The public interface of the achievements domain for higher floors.
import { getUserAchievements } from './calls/get-user-achievements.ts';

export const achievementCalls = [getUserAchievements];
