import { Button } from "@mui/material";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { useToast } from "#web/ui/feedback/useToast.ts";
import { csvText } from "#web/ui/lists/table/csvText.ts";
import { type CellValue, type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { saveText } from "#web/ui/saveText.ts";
import { words } from "#web/ui/lists/table/words/table.en.ts";
import { locale } from "#web/format/words/language.en.ts";

interface Props<Name extends string, T, Order extends string> {
  columns: TableColumns<Name, T, Order>;
  shown: readonly Name[];
  readAll: ReadAll<T>;
  fileName: string;
  /** Which rows the file contains, for the button's accessible name. Undefined for all rows of the list. */
  of?: string;
}

/**
 * Reads all rows of the list in the displayed order, including pages that are not loaded yet. `onRead` is called with
 * the number of rows read so far.
 */
export type ReadAll<T> = (onRead: (count: number) => void) => Promise<readonly T[]>;

/**
 * A button that downloads the displayed table as CSV: the same columns, sort order and filters. The browser creates the
 * file after reading all pages.
 */
export function DownloadCsv<Name extends string, T, Order extends string>({
  columns,
  shown,
  readAll,
  fileName,
  of,
}: Props<Name, T, Order>) {
  const toast = useToast();
  const [read, setRead] = useState<number | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  function handleRead(count: number) {
    if (isLeft.current) throw new Error("The screen was left");
    setRead(count);
  }

  async function handlePress() {
    if (read !== null) return;
    setRead(0);
    try {
      const rows = await readAll(handleRead);
      const header: CellValue[] = shown.map((name) => columns[name].csvLabel ?? columns[name].label);
      saveText(
        fileName,
        csvText([header, ...rows.map((row) => shown.map((name) => columns[name].valueOf(row)))]),
        "text/csv",
      );
    } catch {
      if (!isLeft.current) toast.error(words.failedToDownloadTheCsvFile);
    }
    setRead(null);
  }

  return (
    <Button
      variant="outlined"
      aria-disabled={read !== null}
      aria-label={of && !read ? words.downloadCsvOf(of) : undefined}
      startIcon={<Download size={18} aria-hidden />}
      onClick={() => void handlePress()}
    >
      {read ? words.reading(read.toLocaleString(locale)) : words.downloadCsv}
    </Button>
  );
}
