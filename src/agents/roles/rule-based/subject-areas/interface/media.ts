import type { SubjectArea } from '../../entries/entry';
import { BUILDING } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Content that is seen or printed. */
export const INTERFACE_MEDIA: readonly SubjectArea[] = [
  {
    id: 'images',
    subject: 'the images',
    recognise: [
      /\b(image (gallery|carousel|cropp?\w{0,4}|resiz\w{1,4}|optimi[sz]\w{1,6}|viewer|previews?)|(photo|picture) (gallery|albums?|upload)|galler(y|ies)|carousel|thumbnails?|lightbox|responsive images?|video (player|playback|gallery))\b/i,
      /\b((show|display|add|resize|crop|compress|shrink) (\w{1,30} )?(images|photos|pictures|videos)|(images?|photos?|pictures?|videos?) (are|is|look|looks|load|loads|take|takes|appear|appears) (\w{1,30} )?(slow\w{0,3}|blurry|too|late|huge|heavy|forever|ages|big|large|long|pixelated|stretched|distorted))\b/i,
    ],
    unless: /\b(docker|container|base|disk|vm) images?\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'performance'],
    visible: true,
    terms: ['image', 'photo', 'thumbnail', 'resize', 'gallery', 'media'],
    entries: entriesIn(`
# images.sizes · Sizes and formats
pick_one 92 · data, quality · format, storage
? Which sizes and formats are made of an image, when, and is the original kept?
! Originals straight from a camera are a hundred times heavier than needed.
* At upload | When an image is uploaded, the system shall store it in three widths as WebP and keep the original.
- On demand, cached | When a size of an image is first asked for, the system shall make and cache it.
- A picture service | An image service or CDN shall make the sizes by address.
- Only the original | Images shall be served as they were uploaded.
# images.look · How pictures are shown
pick_one 88 · look_feel · look, narrow · for screens
? How should the pictures be shown?
! Cropping decides what is lost of each picture.
* Even tiles, cropped | Images shall be shown as even tiles, cropped to one ratio.
- Rows in original ratios | Images shall be shown in rows, uncropped, in their original ratios.
- One large, small ones below | One image shall be shown large, the others as small ones below it.
# images.speed · Loading
pick_many 82 · quality · volume, speed · for screens
? What must hold while images load, on a slow network too?
~ How many pictures there are on a page, and how many kilobytes a page may weigh.
! It decides about sizes, quality and loading only what is visible.
* Only what is visible | The page shall load images below the visible part only when they come near it.
* Nothing jumps | While an image is not loaded, the page shall reserve its place, so that nothing moves.
- A blurred preview | While an image is not loaded, a blurred preview shall stand in its place.
- A weight limit | The images of a page shall weigh at most 1 MB on first view.
# images.text · Descriptions, rights and private details
pick_many 74 · security, quality · accessibility, privacy
? What comes along with a picture, and what is removed from it?
! A photo carries place and device along, and screen readers see only the description.
* An alternative text | When an image is uploaded, the system shall ask for its alternative text.
* No location data | Location and device data shall be removed from each image.
- Author and licence | Author and licence shall be stored with each image and shown below it.
- A check of the content | Each image shall be checked for forbidden content before others see it.
`),
  },
];
