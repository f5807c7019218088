import { useState } from "react";
import { Brand } from "../../components/brand.tsx";
import { Message } from "../../components/message.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { LoginForm } from "./login-form.tsx";
import type { Entered, Mode, Said } from "./mode.ts";
import { RegisterForm } from "./register-form.tsx";
import { ResetForm } from "./reset-form.tsx";
import { text } from "./text.ts";
import { VerifyForm } from "./verify-form.tsx";

const forms = {
  login: LoginForm,
  register: RegisterForm,
  verify: VerifyForm,
  forgot: ForgotForm,
  reset: ResetForm,
} as const;

export const SignInPage = () => {
  const [mode, setMode] = useState<Mode>("login");
  const [said, say] = useState<Said>();
  const [entered, setEntered] = useState<Entered>({ email: "", password: "" });
  const Form = forms[mode];
  return (
    <main className="entrance">
      <title>{`${text.modes[mode].title} | Animation Agent`}</title>
      <div className="entrance-head">
        <Brand />
        <p>{text.pitch}</p>
      </div>
      <section className="card" aria-labelledby="mode">
        <h1 id="mode">{text.modes[mode].title}</h1>
        {said && <Message tone={said.tone}>{said.words}</Message>}
        <Form
          entered={entered}
          enter={(some) => setEntered((before) => ({ ...before, ...some }))}
          say={say}
          go={(next, words) => {
            setMode(next);
            say(words);
          }}
        />
      </section>
    </main>
  );
};
