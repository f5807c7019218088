import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { LedgerLine } from "#contract/schema/ledger.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Loading } from "../../components/loading.tsx";
import { credits, moment, signed } from "../../lib/format.ts";
import { useUser } from "../../lib/session.ts";
import { ListFault } from "./list-fault.tsx";
import { movements } from "./queries.ts";
import { text } from "./text.ts";

/** Every movement of credits, one line each, as on a bank statement. */
export const Movements = () => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    movements(useUser().id),
  );
  if (!data) return error ? <ListFault error={error} onAgain={refetch} /> : <Loading />;
  const lines = data.pages.flatMap(({ entries }) => entries);
  if (lines.length === 0) return <EmptyState title={text.noMovements} />;
  return (
    <SpaceBetween size="m">
      <ul className="statement" aria-label={text.movements}>
        {lines.map((line) => (
          <Movement key={line.id} line={line} />
        ))}
      </ul>
      {error && <ListFault error={error} onAgain={fetchNextPage} />}
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

const Movement = ({ line: { text: words, at, amount, balance_change } }: { readonly line: LedgerLine }) => (
  <li>
    <div>
      <div>{words}</div>
      <Box variant="small">{moment(at)}</Box>
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
