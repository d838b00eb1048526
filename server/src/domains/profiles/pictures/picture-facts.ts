/** The file of a picture is gone; what processes hold of it they drop. Body: its `key`. */
export const pictureDeletedTopic = 'picture.deleted';
