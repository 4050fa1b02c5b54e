import { type TOTP, URI } from 'otpauth';
import { expectAccessible } from '../src/axe.ts';
import { openDesk, openDeskOfSecondManager, openParts } from '../src/desk.ts';
import { expect, installation, test } from '../src/test.ts';

const password = 'seven gray herons wait';

test('a manager sets up a sign-in code on a narrow page, signs in with it, and then with a recovery code', async ({ page }) => {
  await openDesk(page, installation.origin);
  const own = await openDeskOfSecondManager(page, installation.origin, installation.dataDir, 'quinn');
  await own.setViewportSize({ width: 390, height: 844 });
  await openParts(own);
  await own.getByRole('link', { name: 'Accounts' }).click();
  await own.getByRole('button', { name: 'Set up a sign-in code' }).click();
  await own.getByRole('textbox', { name: 'Your password' }).fill(password);
  await own.getByRole('button', { name: 'Show the QR code' }).click();
  await expect(own.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(own);
  const address = (await own.getByRole('link', { name: 'Open the key in your app' }).getAttribute('href')) ?? '';
  // Each code works once: the second comes from the next step.
  const shown = (later: number) => (URI.parse(address) as TOTP).generate({ timestamp: Date.now() + later });
  await own.getByLabel('Code from your app').fill(shown(0));
  await own.getByRole('button', { name: 'Turn on' }).click();
  const codes = own.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await expectAccessible(own);
  await own.getByRole('button', { name: 'I have kept them' }).click();

  const signInWith = async (label: string, code: string) => {
    await openParts(own);
    await own.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(own.getByText('You have signed out.')).toBeVisible();
    await own.getByLabel('User name').fill('quinn');
    await own.getByLabel('Password', { exact: true }).fill(password);
    await own.getByRole('button', { name: 'Sign in' }).click();
    await expect(own.getByLabel('Code from your app')).toBeFocused();
    if (label !== 'Code from your app') await own.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await own.getByLabel(label).fill(code);
    await expectAccessible(own);
    await own.getByRole('button', { name: 'Sign in' }).click();
    await expect(own.getByRole('heading', { level: 1, name: 'Lead desk' })).toBeVisible();
  };
  await signInWith('Code from your app', shown(30_000));
  await signInWith('Recovery code', recoveryCode);
  await own.context().close();
});
