/** The file of a picture is gone; processes drop what they hold of it. Body: its `key`. */
export const pictureDeletedTopic = 'picture.deleted';
