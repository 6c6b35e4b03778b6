import type { AreaContext, SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { isFrontEnd } from '../../entries/presumed';
import { choices } from '../../entries/choices';
import { entriesIn } from '../../entries/sheet';

const PICTURES_ALONE =
  /^(?![^]*(?:\bfiles?\b|documents?|\bpdf|datei|dokument))[^]*(?:\b(?:pictures?|photos?|images?|avatars?)\b|bilder?|fotos?)/iu;

/** Whether pictures alone are to be attached. */
export const isOfPictures = ({ request }: Pick<AreaContext, 'request'>): boolean => PICTURES_ALONE.test(request);

const FILES = choices(`
  * Images and PDF | The system shall accept JPEG, PNG, WebP and PDF files of up to 10 MB, five at once.
  - Office documents too | The system shall accept images, PDF and office documents of up to 50 MB.
  - Any file | The system shall accept files of any type up to 100 MB.
  - Very large files | The system shall accept files of several gigabytes, sent in parts.
`);
const PICTURES = choices(`
  * One picture up to 10 MB | The system shall accept one JPEG, PNG or WebP file of up to 10 MB.
  - Up to five pictures | The system shall accept up to five JPEG, PNG or WebP files of up to 10 MB each.
  - Made smaller | The system shall make a picture at most 2,000 pixels wide and remove its location data before it stores it.
  - Pictures of phones too | The system shall accept HEIC files too, and store them as JPEG.
`);

/** Files that people attach. */
export const UPLOAD_SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    id: 'upload',
    subject: 'the upload',
    recognise: [
      /\b(uploads?|uploading|upload(ed)? files?|attachments?|attach(ing)? (an? |the |their |more |several )?(\w+ )?(files?|images?|photos?|pictures?|documents?|receipts?|scans?))\b/i,
      /\b(avatars?|profile (picture|photo)s?|(have|get|add|give) (\w+ )?an? (\w+ )?(photo|picture|image)|file storage|dropzone|(send|add|store) (files|images|photos|pictures|documents|receipts))\b/i,
    ],
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['upload', 'multipart', 'file', 'attachment', 'storage'],
    entries: entriesIn(
      `
# upload.files · Accepted files and their limits
pick_one 92 · behaviour, quality · content, format, volume
? Which types of file are allowed, up to which size, and how many?
~ The largest single file, how many at once, and what happens with others.
! Type and size decide about storage, scanning and how the upload travels.
# upload.store · Where files are stored
pick_one 86 · data · storage
? Where are the files stored, and who backs them up?
~ The store and its region, several servers, and files that are there already.
! A server that is replaced takes its local disk with it.
* An object store | The system shall store files in an object store such as S3, and only a reference in the database.
- Disk of the server | The system shall store files on the disk of the server, in its backup.
- In the database | The system shall store files in the database.
# upload.safety · Protection against harmful files
pick_many 84 · security · abuse
? How are harmful or mislabelled files kept out?
~ The real type, names, viruses, scripts in images, and how a file is handed out again.
! An upload is the one place where strangers may put code on a server.
* The real type | The system shall check the type of a file by its content, not by its name.
* Never shown inline | The system shall give a file a random name and offer it for download only.
- A virus scan | The system shall let a file be opened only after a virus scan has passed it.
- Images are re-encoded | The system shall re-encode images, without location and other metadata.
# upload.who · Who opens a file, and how long it is kept
pick_many 79 · security, operations · permissions, privacy, retention
? Who may upload and open a file, and when is it deleted?
~ Links that work for others, files that were never attached, quotas.
! A link that works for everybody is found by everybody.
* As what it belongs to | The system shall let whoever may see what a file belongs to open it.
- Only its owner | The system shall let only the user who uploaded a file open it.
* Deleted with it | When what a file belongs to is deleted, the system shall delete the file.
- A quota | If a user has stored 1 GB, then the system shall refuse further files.
# upload.screen · What the upload looks like
pick_many 80 · look_feel, errors · look, flow, failure, told · for screens
? What does uploading look like, also when it breaks off half-way?
~ Button, drag and drop, preview, progress, cancelling, trying again, phones.
! Waiting without a sign of progress makes people click again.
* Button and dropping | The screen shall take files from a button or by dropping, with the limits shown beside it.
- A preview | The screen shall show files as thumbnails that can be removed before sending.
- Progress for each file | The screen shall show the progress of each file, with a way to cancel it.
* Trying again | If an upload breaks off, then the screen shall show an error and let it be repeated without typing again.
- It resumes | If an upload breaks off, then it shall resume where it stopped.
`,
      {
        'upload.files': {
          options: (context) => (isOfPictures(context) ? PICTURES : FILES),
          known: /\b\d{1,5} ?(?:kb|mb|gb|megabytes?|gigabytes?)\b/i,
        },
        'upload.store': {
          known: /\b(s3|minio|azure blob|cloud storage|object stor\w+)\b/i,
          when: (context) => !isFrontEnd(context),
        },
        'upload.safety': { when: (context) => !isFrontEnd(context) },
        'upload.who': { when: (context) => !isFrontEnd(context) },
        'upload.screen': { when: ({ kind }) => kind !== 'api' },
      },
    ),
  },
];
