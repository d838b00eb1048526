// The public interface of the notifications domain for main.

export { notificationCalls } from './calls.ts';
export { exportNotifications } from './export-notifications.ts';
export { notificationsChangedTopic } from './notify-members.ts';
export {
  followVideo,
  forgetBetween,
  forgetNotifications,
  readHidden,
  readRequest,
  tellOfAnswer,
  tellOfApplication,
  tellOfComment,
  tellOfDecision,
  tellOfDevice,
  tellOfIdentity,
  tellOfLike,
  tellOfMention,
  tellOfPostLike,
  tellOfReport,
  tellOfRequest,
  tellOfReview,
  tellOfSource,
  tellOfSubscriber,
} from './reactions.ts';
