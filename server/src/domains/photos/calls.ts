import { createAlbum } from './calls/create-album.ts';
import { deleteAlbum } from './calls/delete-album.ts';
import { deletePhoto } from './calls/delete-photo.ts';
import { getUserAlbums } from './calls/get-user-albums.ts';
import { getUserPhotos } from './calls/get-user-photos.ts';
import { updateAlbum } from './calls/update-album.ts';
import { updatePhoto } from './calls/update-photo.ts';

export const photoCalls = [
  getUserPhotos,
  getUserAlbums,
  createAlbum,
  updateAlbum,
  deleteAlbum,
  updatePhoto,
  deletePhoto,
];
