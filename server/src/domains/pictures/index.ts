// The public interface of the pictures domain: the only way in for pictures. It knows pictures, not what
// shows them.

export { barPicture, liftRefusal, unbarPicture } from './bar-picture.ts';
export { createPictureCalls } from './calls.ts';
export { forgetWaitingPictures } from './forget-pictures.ts';
export { heldPictureRoutes } from './held-picture-routes.ts';
export { type IntakeName, intakes } from './intakes.ts';
export { pictureRefused } from './picture-facts.ts';
export { forgetKey, picturesShowing, releaseHeld } from './picture-queries.ts';
export type {
  PictureFacts,
  PictureMachines,
  PictureTarget,
  StoredPage,
  StoredPicture,
} from './picture-target.ts';
export { newName } from './picture-target.ts';
export { holdChoice, placePicture } from './place-picture.ts';
export { countWaiting as countWaitingPictures } from './queue-queries.ts';
export { readUpload, uploadRoute } from './read-upload.ts';
export { type TakenPicture, takePicture } from './take-picture.ts';
