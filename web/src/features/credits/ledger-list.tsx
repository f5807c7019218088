import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { LedgerLine } from "#contract/schema/ledger.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Loading } from "../../components/loading.tsx";
import { credits, dateTime, signed } from "../../lib/format.ts";
import { useUser } from "../../lib/session.ts";
import { fromServer } from "../../lib/translate.ts";
import { ListError } from "./list-error.tsx";
import { ledgerPages } from "./queries.ts";
import { text } from "./text.ts";

/** The ledger entries, one line each, as on a bank statement. */
export const LedgerList = () => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    ledgerPages(useUser().id),
  );
  if (!data) return error ? <ListError error={error} onRetry={refetch} /> : <Loading />;
  const lines = data.pages.flatMap(({ entries }) => entries);
  if (lines.length === 0) return <EmptyState title={text.noLedger} />;
  return (
    <SpaceBetween size="m">
      <ul className="statement" aria-label={text.ledger}>
        {lines.map((line) => (
          <LedgerRow key={line.id} line={line} />
        ))}
      </ul>
      {error && <ListError error={error} onRetry={fetchNextPage} />}
      {hasNextPage && !error && (
        <Box textAlign="center">
          <Button loading={isFetchingNextPage} loadingText={text.loadingMore} onClick={() => void fetchNextPage()}>
            {text.more}
          </Button>
        </Box>
      )}
    </SpaceBetween>
  );
};

const LedgerRow = ({ line: { text: words, at, amount, balance_change } }: { readonly line: LedgerLine }) => (
  <li>
    <div>
      <div>{fromServer(words)}</div>
      <Box variant="small">{dateTime(at)}</Box>
    </div>
    <div className="sum">
      <Box fontWeight="bold" color={balance_change > 0 ? "text-status-success" : "inherit"}>
        {signed(amount)}
      </Box>
      {balance_change === 0 && amount !== 0 && <Box variant="small">{text.settled}</Box>}
      <span className="unseen">{credits(Math.abs(amount)).split(" ")[1]}</span>
    </div>
  </li>
);
