import type { Act } from './screen.ts'

type Name = string | RegExp

export const inTurn =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page)
  }

export const button =
  (name: Name): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click()

export const menuItem =
  (name: Name): Act =>
  (page) =>
    page.getByRole('menuitem', { name }).first().click()

export const lastButton =
  (name: Name): Act =>
  (page) =>
    page.getByRole('button', { name }).last().click()

export const inDialog =
  (name: Name): Act =>
  (page) =>
    page.getByRole('dialog').last().getByRole('button', { name }).click()

export const fill =
  (label: Name, text: string): Act =>
  (page) =>
    page.getByLabel(label).last().fill(text)

export const fillInDialog =
  (label: Name, text: string): Act =>
  (page) =>
    page.getByRole('dialog').last().getByLabel(label).last().fill(text)

export const choose =
  (label: Name, value: string): Act =>
  (page) =>
    page.getByLabel(label).selectOption(value)

/** A box whose own element is drawn over. */
export const tick =
  (role: 'checkbox' | 'radio', name: Name): Act =>
  (page) =>
    page.getByRole(role, { name }).first().check({ force: true })

export const say =
  (text: string): Act =>
  async (page) => {
    await page.getByRole('textbox').fill(text)
    await page.keyboard.press('Enter')
  }

export const type =
  (keys: string): Act =>
  (page) =>
    page.keyboard.press(keys)

export const see =
  (text: Name): Act =>
  (page) =>
    page.getByText(text).first().waitFor()

/** What a phone has behind a button and a wide window has open. */
export const openMenu: Act = button('Open menu')
