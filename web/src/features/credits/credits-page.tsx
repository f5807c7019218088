import "./credits.css";
import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import Grid from "@cloudscape-design/components/grid";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { AppButton } from "../../components/app-link.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useCreditsQuery } from "../../lib/credits.ts";
import { keepFilmAfterPayment } from "../../lib/film-after-payment.ts";
import { Balance } from "./balance.tsx";
import { History } from "./history.tsx";
import { Packages } from "./packages.tsx";
import { text } from "./text.ts";
import { VoucherForm } from "./voucher-form.tsx";

/** The balance, the packages and the history. */
export const CreditsPage = () => {
  const { data, error, refetch } = useCreditsQuery();
  const film = useSearchParams()[0].get("film");
  useEffect(() => keepFilmAfterPayment(film), [film]);
  return (
    <SpaceBetween size="l">
      <PageHeader
        title={text.title}
        actions={
          film ? (
            <AppButton to={`/task-detail/${encodeURIComponent(film)}`}>{text.backToFilm}</AppButton>
          ) : (
            <AppButton to="/welcome">{text.back}</AppButton>
          )
        }
      />
      {error && !data && (
        <Alert type="error" action={<Button onClick={() => void refetch()}>{text.tryAgain}</Button>}>
          {text.notLoaded}
        </Alert>
      )}
      {data?.debt !== undefined && data.debt > 0 && (
        <Alert type="warning" header={text.debt(data.debt)}>
          {text.debtWords}
        </Alert>
      )}
      <Grid gridDefinition={[{ colspan: { default: 12, s: 8 } }, { colspan: { default: 12, s: 4 } }]}>
        <Balance credits={data ?? (error ? noCredits : undefined)} />
        <VoucherForm />
      </Grid>
      <Packages />
      <History />
    </SpaceBetween>
  );
};

/** Shown if the balance cannot be loaded. */
const noCredits = { balance: 0, held: 0, total_earned: 0, total_spent: 0, spent_last_30_days: 0 };
