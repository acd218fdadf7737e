/** The part of libheif-js that the server uses: its types describe another build. */
declare module 'libheif-js/wasm-bundle.js' {
  /** Memory of the decoder. */
  type Pointer = object
  interface Channel {
    readonly width: number
    readonly height: number
    /** Bytes of a row. */
    readonly stride: number
    /** A view of the decoder's memory. */
    readonly data: Uint8Array
  }
  const libheif: {
    heif_context_alloc(): Pointer
    heif_context_free(context: Pointer): void
    heif_context_read_from_memory(context: Pointer, bytes: Uint8Array): { readonly message: string }
    /** A handle, or an error, which has a `code`. */
    heif_js_context_get_primary_image_handle(context: Pointer): Pointer
    heif_image_handle_get_width(handle: Pointer): number
    heif_image_handle_get_height(handle: Pointer): number
    heif_image_handle_release(handle: Pointer): void
    /** The picture, upright; or an error, without channels. */
    heif_js_decode_image2(
      handle: Pointer,
      colourSpace: Pointer,
      chroma: Pointer,
    ): Promise<{ readonly channels?: readonly Channel[]; readonly image?: Pointer }>
    heif_image_release(image: Pointer): void
    readonly heif_colorspace: { readonly heif_colorspace_RGB: Pointer }
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: Pointer }
  }
  export default libheif
}
