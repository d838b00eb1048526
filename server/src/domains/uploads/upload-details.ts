/** What a member typed and declared for a file. */
export interface UploadDetails {
  title: string;
}
