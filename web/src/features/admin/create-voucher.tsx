import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import FormField from "@cloudscape-design/components/form-field";
import Header from "@cloudscape-design/components/header";
import Input from "@cloudscape-design/components/input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { createVoucher } from "#contract/endpoints/admin.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { ApiError, serverMessage } from "../../lib/api.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { isNotPositive, parseAmount } from "./amount.ts";
import { text } from "./text.ts";

const defaultAmount = "100";

/** Creates a voucher and shows its code. */
export const CreateVoucher = () => {
  const queries = useQueryClient();
  const make = useIdempotentCall(createVoucher);
  const [amount, setAmount] = useState(defaultAmount);
  const [notWhole, setNotWhole] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (credits: number) => (await make({ body: { amount: credits } })).data,
    onSuccess: () => refreshQueries(queries, ["admin"]),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isNotPositive(amount)) return;
    const credits = parseAmount(amount);
    setNotWhole(credits === undefined);
    if (credits !== undefined) mutate(credits);
  };
  return (
    <Container
      fitHeight
      header={
        <Header variant="h2" description={text.createWords}>
          {text.create}
        </Header>
      }
    >
      <SpaceBetween size="m">
        <form onSubmit={submit} noValidate>
          <FormField label={text.amount} errorText={notWhole && text.notWhole} stretch>
            <div className="with-button">
              <Input
                type="number"
                inputMode="numeric"
                step={1}
                nativeInputAttributes={{ min: 1 }}
                value={amount}
                onChange={({ detail }) => {
                  setAmount(detail.value);
                  setNotWhole(false);
                }}
              />
              <Button
                variant="primary"
                loading={isPending}
                loadingText={text.generating}
                disabled={isNotPositive(amount)}
              >
                {isPending ? text.generating : text.generate}
              </Button>
            </div>
          </FormField>
        </form>
        {error && <Alert type="error">{messageOf(error)}</Alert>}
        {data && !error && (
          <Alert type="success" header={text.created(data.amount)}>
            <SpaceBetween size="xs">
              <Box variant="code" className="prose">
                {data.code}
              </Box>
              <CopyButton what={text.code} value={data.code} />
              <Box variant="small">{text.until(data.expires_at)}</Box>
            </SpaceBetween>
          </Alert>
        )}
      </SpaceBetween>
    </Container>
  );
};

const messageOf = (error: Error): string =>
  error instanceof ApiError && error.status > 0 && serverMessage(error)
    ? text.notCreated(serverMessage(error))
    : text.noAnswer;
