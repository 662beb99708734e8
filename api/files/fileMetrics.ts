import type { DataSource } from "typeorm";

/** The help texts of the metrics of files, by name. All processes report the same values. */
export const FILE_METRICS = {
  axion_files_stored_bytes: "The size of all whole uploaded files.",
  axion_files_uploads_under_way: "Uploads that are not complete yet; they expire after 7 days.",
  axion_files_refused: "Uploads that arrived with another SHA-256 than the declared one, or with a virus.",
  axion_files_to_check: "Uploaded files that still have to be checked for viruses.",
  axion_files_oldest_to_check_seconds: "How long the oldest of these files has been whole; 0 without one.",
  axion_files_check_age_seconds: "How long ago npm run files:verify was done; -1 if never.",
  axion_files_missing: "Files that the last npm run files:verify did not find.",
  axion_files_altered: "Files that the last npm run files:verify found altered.",
  axion_files_unknown: "Names in the store that belong to no file, by the last npm run files:verify.",
};

const READ_FILES = `
  SELECT (SELECT coalesce(sum(bytes), 0)::float8 FROM files WHERE state IN ('checking', 'kept')) AS axion_files_stored_bytes,
         (SELECT count(*)::int FROM files WHERE state = 'uploading') AS axion_files_uploads_under_way,
         (SELECT count(*)::int FROM files WHERE state = 'refused') AS axion_files_refused,
         (SELECT count(*)::int FROM files WHERE state = 'checking') AS axion_files_to_check,
         (SELECT coalesce(extract(epoch FROM statement_timestamp() - min(whole_at)), 0)::float8 FROM files WHERE state = 'checking') AS axion_files_oldest_to_check_seconds,
         coalesce(extract(epoch FROM statement_timestamp() - last.checked_at), -1)::float8 AS axion_files_check_age_seconds,
         coalesce(last.missing, 0) AS axion_files_missing,
         coalesce(last.altered, 0) AS axion_files_altered,
         coalesce(last.unknown, 0) AS axion_files_unknown
    FROM (SELECT 1) AS one LEFT JOIN (SELECT * FROM file_checks ORDER BY checked_at DESC LIMIT 1) AS last ON true`;

export async function readFileMetrics(db: DataSource) {
  const [figures] = await db.query<[Record<keyof typeof FILE_METRICS, number>]>(READ_FILES);
  return figures;
}
