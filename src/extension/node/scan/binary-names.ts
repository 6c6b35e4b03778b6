/** Endings of names under which no text is kept: opening such files only costs time. */
const BINARY = new Set(
  (
    'png jpg jpeg gif bmp ico icns webp avif tif tiff psd heic mp3 mp4 m4a m4v mov avi mkv webm ogg oga ogv wav flac ' +
    'woff woff2 ttf otf eot zip gz tgz bz2 xz zst 7z rar jar war ear class o a so dylib dll exe lib obj pdb wasm pyc ' +
    'pyo whl egg node nupkg vsix dmg iso img bin dat db sqlite sqlite3 pdf doc docx xls xlsx ppt pptx odt ods parquet ' +
    'npy npz pt pth onnx safetensors h5 pickle pkl tflite swf'
  ).split(' '),
);

/** Whether a file is binary by the ending of its name. */
export function hasBinaryName(path: string): boolean {
  const dot = path.lastIndexOf('.');
  return dot > path.lastIndexOf('/') && BINARY.has(path.slice(dot + 1).toLowerCase());
}
