// The door of the pictures domain: the one way by which pictures come in. It knows pictures, not what shows them.
export { type IntakeName, intakes } from './intakes.ts';
export { tooLarge, wrongType } from './picture-header-rules.ts';
export { readUpload, uploadRoute } from './read-upload.ts';
export { type TakenPicture, takePicture } from './take-picture.ts';
