import { vi } from 'vitest';

/** An upload that a test lets progress, succeed or fail. */
export interface FakeUpload {
  file: FormDataEntryValue | null;
  headers: Map<string, string>;
  progress: (loaded: number, total: number) => void;
  answer: (status: number, body: unknown) => void;
  drop: () => void;
  aborted: boolean;
}

/** Stands in for XMLHttpRequest; gives the uploads in the order in which they began. */
export function takeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    statusText = '';
    responseText = '';
    timeout = 0;
    #headers = new Map<string, string>();
    #entry: FakeUpload | null = null;
    open() {}
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getResponseHeader() {
      return null;
    }
    abort() {
      if (this.#entry) this.#entry.aborted = true;
      this.dispatchEvent(new Event('abort'));
    }
    send(form: FormData) {
      this.#entry = {
        file: form.get('image'),
        headers: this.#headers,
        aborted: false,
        progress: (loaded, total) =>
          this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total })),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.dispatchEvent(new Event('load'));
        },
        drop: () => this.dispatchEvent(new Event('error')),
      };
      uploads.push(this.#entry);
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  // jsdom can't show files.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  return uploads;
}

/** A file that begins as a JPEG does. */
export function jpeg(name = 'dviratis.jpg'): File {
  return new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5])], name, { type: 'image/jpeg' });
}

/** A HEIC photograph that calls itself a JPEG. */
export function disguisedHeic(): File {
  return new File([new Uint8Array([0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68])], 'IMG_1.jpg', { type: 'image/jpeg' });
}

/** What the server answers to an upload. */
export function stored(letter: string) {
  return {
    url: `/storage/${letter.repeat(8)}.webp`,
    width: 1280,
    height: 960,
    thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j3A',
  };
}
