import type { AreaContext, SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { isFrontEnd } from '../../entries/presumed';
import { choices } from '../../entries/choices';

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
    entries: [
      {
        about: 'upload.files',
        subject: 'Accepted files and their limits',
        dimensions: ['behaviour', 'quality'],
        aspects: ['content', 'format', 'volume'],
        known: /\b\d{1,5} ?(?:kb|mb|gb|megabytes?|gigabytes?)\b/i,
        priority: 92,
        type: 'pick_one',
        question: 'Which types of file are allowed, up to which size, and how many?',
        context: 'The largest single file, how many at once, and what happens with others.',
        why: 'Type and size decide about storage, scanning and how the upload travels.',
        options: (context) => (isOfPictures(context) ? PICTURES : FILES),
      },
      {
        about: 'upload.store',
        subject: 'Where files are stored',
        when: (context) => !isFrontEnd(context),
        dimensions: ['data'],
        aspects: ['storage'],
        known: /\b(s3|minio|azure blob|cloud storage|object stor\w+)\b/i,
        priority: 86,
        type: 'pick_one',
        question: 'Where are the files stored, and who backs them up?',
        context: 'The store and its region, several servers, and files that are there already.',
        why: 'A server that is replaced takes its local disk with it.',
        options: choices(`
          * An object store | The system shall store files in an object store such as S3, and only a reference in the database.
          - Disk of the server | The system shall store files on the disk of the server, in its backup.
          - In the database | The system shall store files in the database.
        `),
      },
      {
        about: 'upload.safety',
        subject: 'Protection against harmful files',
        when: (context) => !isFrontEnd(context),
        dimensions: ['security'],
        aspects: ['abuse'],
        priority: 84,
        type: 'pick_many',
        question: 'How are harmful or mislabelled files kept out?',
        context: 'The real type, names, viruses, scripts in images, and how a file is handed out again.',
        why: 'An upload is the one place where strangers may put code on a server.',
        options: choices(`
          * The real type | The system shall check the type of a file by its content, not by its name.
          * Never shown inline | The system shall give a file a random name and offer it for download only.
          - A virus scan | The system shall let a file be opened only after a virus scan has passed it.
          - Images are re-encoded | The system shall re-encode images, without location and other metadata.
        `),
      },
      {
        about: 'upload.who',
        subject: 'Who opens a file, and how long it is kept',
        when: (context) => !isFrontEnd(context),
        dimensions: ['security', 'operations'],
        aspects: ['permissions', 'privacy', 'retention'],
        priority: 79,
        type: 'pick_many',
        question: 'Who may upload and open a file, and when is it deleted?',
        context: 'Links that work for others, files that were never attached, quotas.',
        why: 'A link that works for everybody is found by everybody.',
        options: choices(`
          * As what it belongs to | The system shall let whoever may see what a file belongs to open it.
          - Only its owner | The system shall let only the user who uploaded a file open it.
          * Deleted with it | When what a file belongs to is deleted, the system shall delete the file.
          - A quota | If a user has stored 1 GB, then the system shall refuse further files.
        `),
      },
      {
        about: 'upload.screen',
        for: WITH_SCREENS,
        subject: 'What the upload looks like',
        dimensions: ['look_feel', 'errors'],
        aspects: ['look', 'flow', 'failure', 'told'],
        priority: 80,
        type: 'pick_many',
        when: ({ kind }) => kind !== 'api',
        question: 'What does uploading look like, also when it breaks off half-way?',
        context: 'Button, drag and drop, preview, progress, cancelling, trying again, phones.',
        why: 'Waiting without a sign of progress makes people click again.',
        options: choices(`
          * Button and dropping | The screen shall take files from a button or by dropping, with the limits shown beside it.
          - A preview | The screen shall show files as thumbnails that can be removed before sending.
          - Progress for each file | The screen shall show the progress of each file, with a way to cancel it.
          * Trying again | If an upload breaks off, then the screen shall show an error and let it be repeated without typing again.
          - It resumes | If an upload breaks off, then it shall resume where it stopped.
        `),
      },
    ],
  },
];
