import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { demo, password } from "#local/demo/accounts.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import type { Product } from "./start-product.ts";
import { logIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;

it.beforeAll(({ product: sharedProduct, browser: sharedBrowser }) => {
  [product, browser] = [sharedProduct, sharedBrowser];
});

const onHeading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const home = "Welcome to Animation Agent!";

const register = async (page: Page, email: string) => {
  await page.getByRole("button", { name: "Need an account? Register" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("leaves");
  await page.getByRole("textbox", { name: "Confirm Password" }).fill("leaves");
  await page.getByRole("button", { name: "Register", exact: true }).click();
};

/** Returns the link in the newest mail to an address. */
const linkTo = async (email: string): Promise<string> => {
  const [link = "no link"] = (await product.mailTo(email)).match(/https?:\S+type=\S+/) ?? [];
  return link;
};

it("completes a registration by the mail link and removes the code from the URL", async () => {
  const { page, faults, leave } = await visit(browser, product.site);
  await register(page, "link+1@example.org");
  await seeText(page, "Registration successful! Please check your email for verification.");
  await page.goto(await linkTo("link+1@example.org"));
  await onHeading(page, "Verify Your Email");

  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("link+1@example.org");
  await expect.poll(() => page.getByLabel("Verification code").inputValue()).toMatch(/^\d{6}$/);
  await expect.poll(() => page.url()).toBe(`${product.site}/login`);
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await seeText(page, "Welcome! Your email has been verified.");
  await logIn(page, "link+1@example.org", "leaves");
  await seeText(page.getByRole("banner"), "10 credits", { exact: true });
  expect(faults).toEqual([]);
  await leave();
});

it("asks for the code again if the address is not verified, and sends a new one", async () => {
  const email = "later@example.org";
  const { page, leave } = await visit(browser, product.site);
  await register(page, email);
  await onHeading(page, "Verify Your Email");
  await page.getByRole("button", { name: "Back to Login" }).click();
  await logIn(page, email, "leaves");
  await onHeading(page, "Verify Your Email");

  await page.getByRole("button", { name: "Send the code again" }).click();
  await seeText(page, "A new code is on its way. Please check your email.");
  await page.getByLabel("Verification code").fill("none");
  await page.getByRole("button", { name: "Verify", exact: true }).click();

  await seeText(page, "Invalid verification code provided, please try again.");
  await leave();
});

it("signs out the user who opens a password-reset link, and sets the new password", async () => {
  const email = "lost@example.org";
  const { page, leave } = await visit(browser, product.site);
  await register(page, email);
  await onHeading(page, "Verify Your Email");
  await page.goto(await linkTo(email));
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await onHeading(page, "Login");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await seeText(page, "Password reset email sent! Please check your inbox and follow the instructions.");
  // The form redirects after five seconds.
  await onHeading(page, "Set New Password");
  await page.getByRole("button", { name: "Back to Login" }).click();
  await logIn(page, email, "leaves");
  await onHeading(page, home);

  await page.goto(await linkTo(email));
  await onHeading(page, "Set New Password");
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  await page.getByRole("textbox", { name: "New Password" }).fill("needles");
  await page.getByRole("textbox", { name: "Confirm Password" }).fill("needles");
  await page.getByRole("button", { name: "Update Password" }).click();

  await seeText(page, "Password updated successfully! You can now log in with your new password.");
  await onHeading(page, "Login");
  expect(page.url()).toBe(`${product.site}/login`);
  await page.goto("/welcome");
  await onHeading(page, "Login");
  await logIn(page, email, "needles");
  await onHeading(page, home);
  await leave();
});

it.each(["/auth/reset-password", "/?type=recovery", "/#type=recovery", "/tasks/auth/reset-password?code=1"])(
  "opens the password form for the reset link %s",
  async (path) => {
    const { page, leave } = await visit(browser, product.site);

    await page.goto(path);

    await onHeading(page, "Set New Password");
    await expect.poll(() => page.title()).toBe("Set New Password | Animation Agent");
    await leave();
  },
);

it("shows invalid input on the forms before anything is sent", async () => {
  const { page, leave } = await visit(browser, product.site);
  const alert = page.getByRole("alert");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect.poll(() => focused(page)).toBe("Reset Password");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await seeText(alert, "Please enter a valid email address");
  await page.getByRole("button", { name: "Back to Login" }).click();
  await page.getByRole("button", { name: "Need an account? Register" }).click();
  await expect.poll(() => focused(page)).toBe("Register Account");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await seeText(alert, "Please enter a valid email address");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("short");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await seeText(alert, "Passwords do not match");
  await page.getByRole("textbox", { name: "Confirm Password" }).fill("short");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await seeText(alert, "Password must be at least 6 characters");

  await page.getByRole("button", { name: "Already have an account? Login" }).click();
  await onHeading(page, "Login");
  await expect.poll(() => page.title()).toBe("Login | Animation Agent");
  await expect.poll(() => focused(page)).toBe("Login");
  expect(sent).toEqual([]);
  await leave();
});

/** The mocked answer of a Cognito operation: an error, a JSON body, or no connection. */
type Answer = { readonly name: string; readonly message: string } | { readonly json: object } | "away";

const answering = (page: Page, operation: string, answer: Answer) =>
  page.route("**/local/cognito", async (route) => {
    if (!route.request().headers()["x-amz-target"]?.endsWith(`.${operation}`)) return route.fallback();
    if (answer === "away") return route.abort();
    if ("json" in answer) return route.fulfill({ json: answer.json });
    const { name, message } = answer;
    await route.fulfill({ status: 400, headers: { "x-amzn-errortype": name }, json: { __type: name, message } });
  });

it("says where and in which browsers passkeys work, before it sends anything", async () => {
  const withoutPasskeys = (page: Page) =>
    page.addInitScript(() => void Reflect.deleteProperty(window, "PublicKeyCredential"));
  const said = async (site: string, prepare?: (page: Page) => Promise<unknown>) => {
    const { page, faults, leave } = await visit(browser, site, { prepare });
    await page.getByLabel("Email").fill(demo);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    const words = await page.getByRole("alert").innerText();
    expect(faults).toEqual([]);
    await leave();
    return words;
  };

  expect(await said(product.site.replace("localhost", "127.0.0.1"))).toContain("Passkeys work only at localhost.");
  expect(await said(product.site, withoutPasskeys)).toContain("This browser cannot use passkeys here.");
});

it.each<{ said: string; answer: Answer }>([
  {
    said: "This email is already registered. Please try logging in instead.",
    answer: { name: "UsernameExistsException", message: "User already exists" },
  },
  {
    said: "Password requirements not met. Please use at least 6 characters.",
    answer: { name: "InvalidPasswordException", message: "Password did not conform with policy" },
  },
  {
    said: "Too many attempts. Please wait a moment and try again.",
    answer: { name: "LimitExceededException", message: "Attempt limit exceeded, please try after some time." },
  },
  {
    said: "Registration failed: The mail could not be sent",
    answer: { name: "CodeDeliveryFailureException", message: "The mail could not be sent" },
  },
  { said: "Registration failed: No user data returned.", answer: { json: { UserConfirmed: false } } },
  {
    said: "Registration failed: Network error. Please check your internet connection and try again.",
    answer: "away",
  },
])("shows a registration error: $said", async ({ said, answer }) => {
  const { page, leave } = await visit(browser, product.site);
  await answering(page, "SignUp", answer);

  await register(page, "somebody@example.org");

  await seeText(page.getByRole("alert"), said, { exact: true });
  await leave();
});

/** Creates an account with a temporary password, as an administrator does in the Cognito console. */
const invite = async (email: string, temporary: string) => {
  const { userPoolId } = await (await fetch(`${product.site}/config.json`)).json();
  const answer = await fetch(`${product.site}/local/cognito`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.AdminCreateUser",
    },
    body: JSON.stringify({
      UserPoolId: userPoolId,
      Username: email,
      TemporaryPassword: temporary,
      UserAttributes: [
        { Name: "email", Value: email },
        { Name: "email_verified", Value: "true" },
      ],
    }),
  });
  expect(answer.status).toBe(200);
};

it("lets an invited user choose a password and signs in", async () => {
  await invite("guest@example.org", "temporary-1");
  const { page, leave } = await visit(browser, product.site);
  await logIn(page, "guest@example.org", "temporary-1");
  await onHeading(page, "Set New Password");
  await seeText(page, "You signed in with a temporary password. Choose a new password.");
  await page.getByRole("textbox", { name: "New Password" }).fill("needles");
  await page.getByRole("textbox", { name: "Confirm Password" }).fill("needles");

  await page.getByRole("button", { name: "Update Password" }).click();

  await seeText(page, "Login successful!");
  await onHeading(page, home);
  await leave();
});

it.each<{ name: string; heading: string }>([
  { name: "PasswordResetRequiredException", heading: "Set New Password" },
  { name: "UserNotConfirmedException", heading: "Verify Your Email" },
])("opens the form for $name", async ({ name, heading }) => {
  const { page, leave } = await visit(browser, product.site);
  await answering(page, "RespondToAuthChallenge", { name, message: "First something else" });

  await logIn(page, demo, password);

  await onHeading(page, heading);
  await leave();
});

it("rejects the registration of an existing address", async () => {
  const { page, leave } = await visit(browser, product.site);

  await register(page, demo);

  await seeText(page, "This email is already registered. Please try logging in instead.");
  await leave();
});

it.each<{ said: string; operation: string; answer: Answer }>([
  {
    said: "Password attempts exceeded",
    operation: "InitiateAuth",
    answer: { name: "NotAuthorizedException", message: "Password attempts exceeded" },
  },
  {
    said: "Too many attempts. Please wait a moment and try again.",
    operation: "InitiateAuth",
    answer: { name: "TooManyRequestsException", message: "Rate exceeded" },
  },
  {
    said: "Login failed. No user data returned.",
    operation: "RespondToAuthChallenge",
    answer: { json: { ChallengeName: "SMS_MFA", Session: "a-session-of-more-than-20", ChallengeParameters: {} } },
  },
  {
    said: "Network error. Please check your internet connection and try again.",
    operation: "InitiateAuth",
    answer: "away",
  },
])("shows a login error: $said", async ({ said, operation, answer }) => {
  const { page, leave } = await visit(browser, product.site);
  await answering(page, operation, answer);

  await logIn(page, demo, password);

  await seeText(page.getByRole("alert"), said, { exact: true });
  await leave();
});

it("asks for the password before it sends anything", async () => {
  const { page, leave } = await visit(browser, product.site);

  await logIn(page, demo, "");

  await seeText(page.getByRole("alert"), "Please enter your password", { exact: true });
  await leave();
});

it.each<{ said: string; answer: Answer }>([
  {
    said: "Password reset failed: There is no verified address",
    answer: { name: "InvalidParameterException", message: "There is no verified address" },
  },
  {
    said: "Password reset failed: Too many attempts. Please wait a moment and try again.",
    answer: { name: "LimitExceededException", message: "Attempt limit exceeded, please try after some time." },
  },
  {
    said: "Password reset failed: Network error. Please check your internet connection and try again.",
    answer: "away",
  },
])("shows a reset error: $said", async ({ said, answer }) => {
  const { page, leave } = await visit(browser, product.site);
  await answering(page, "ForgotPassword", answer);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(demo);

  await page.getByRole("button", { name: "Send Reset Email" }).click();

  await seeText(page.getByRole("alert"), said, { exact: true });
  await leave();
});

it.each<{ said: string; answer: Answer }>([
  {
    said: "Password update failed: Invalid verification code provided, please try again.",
    answer: { name: "CodeMismatchException", message: "Invalid verification code provided, please try again." },
  },
  {
    said: "Password update failed: Network error. Please check your internet connection and try again.",
    answer: "away",
  },
])("shows an error of a new password: $said", async ({ said, answer }) => {
  const { page, leave } = await visit(browser, product.site);
  await answering(page, "ConfirmForgotPassword", answer);
  await page.goto(`/?type=recovery#email=${demo}&code=123456`);
  const update = page.getByRole("button", { name: "Update Password" });
  await page.getByRole("textbox", { name: "New Password" }).fill("needles");
  await update.click();
  await seeText(page.getByRole("alert"), "Passwords do not match");
  await page.getByRole("textbox", { name: "Confirm Password" }).fill("needles");

  await update.click();

  await seeText(page.getByRole("alert"), said, { exact: true });
  await leave();
});
