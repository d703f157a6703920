import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/app-error.ts'
import type { Upload } from '#shared/contract/call.ts'
import { IMAGE_MAX_BYTES } from '#shared/domain/image-file.ts'

const MAX_FIELDS = 40
const MAX_FIELD_BYTES = 16 * 1024

type UploadedForm = { fields: Record<string, string>; file: Uint8Array | undefined }

/**
 * Reads a multipart request: its text fields and the one file that the call expects. Throws
 * badRequest for anything else and fileTooLarge if the file reaches the limit.
 */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<UploadedForm> {
  // Field names are chosen by the caller, so the object has no prototype.
  const fields: Record<string, string> = Object.create(null)
  let file: Uint8Array | undefined
  const limits = {
    files: 1,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    // One byte more, so that the parser accepts a file of exactly the limit and readFile can refuse it.
    fileSize: IMAGE_MAX_BYTES + 1,
  }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await readFile(part, upload)
      else if (typeof part.value === 'string') fields[part.fieldname] = part.value
      else throw new AppError('badRequest')
    }
  } catch (error) {
    throw hasStatus(error) ? error : new AppError('badRequest', { cause: error })
  }
  return { fields, file }
}

/** Returns false for the parser's own errors, which have no status. */
function hasStatus(error: unknown): boolean {
  return error instanceof AppError || (error instanceof Error && 'statusCode' in error)
}

async function readFile(part: Multipart, upload: Upload): Promise<Uint8Array | undefined> {
  if (part.type !== 'file' || part.fieldname !== upload.field) throw new AppError('badRequest')
  const bytes = await part.toBuffer()
  if (bytes.byteLength >= IMAGE_MAX_BYTES) throw new AppError('fileTooLarge')
  // An empty file input sends a part with neither name nor content.
  return bytes.byteLength === 0 ? undefined : bytes
}
