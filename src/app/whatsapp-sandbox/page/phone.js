const POLL_MS = 700
const TICKS = { sent: '✓', delivered: '✓✓', read: '✓✓' }
const find = (id) => document.getElementById(id)
const person = find('person')
const number = find('number')
const thread = find('thread')
const text = find('text')
let shown = ''
// A keyboard scrolls it.
thread.tabIndex = 0

const post = async (path, body) => {
  const headers = { 'content-type': 'application/json' }
  await fetch(`/dev/whatsapp/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await look()
}

const element = (name, className, content = '') => {
  const made = document.createElement(name)
  if (className) made.className = className
  made.textContent = content
  return made
}

const write = (message) => post('messages', { userId: person.value, number: number.value, ...message })

const optionButton = ({ id, title, description }, isList) => {
  const button = element('button', '', title)
  button.type = 'button'
  if (description) button.append(element('small', '', description))
  button.addEventListener('click', () => write({ tap: { id, title, isList } }))
  return button
}

const optionsOf = ({ options, open }) => {
  const box = element('div', 'options')
  const buttons = options.map((option) => optionButton(option, open !== null))
  if (open === null) box.append(...buttons)
  else {
    const details = element('details')
    const rows = element('div')
    rows.append(...buttons)
    details.append(element('summary', '', `☰ ${open}`), rows)
    box.append(details)
  }
  return box
}

const bubbleOf = (message) => {
  const bubble = element(
    'div',
    `bubble${message.isOurs ? '' : ' mine'}${message.isTemplate ? ' template' : ''}`,
  )
  bubble.append(element('span', '', message.text))
  if (message.options.length > 0) bubble.append(optionsOf(message))
  const time = element('time', '', `${new Date(message.at).toLocaleTimeString([], { timeStyle: 'short' })} `)
  if (!message.isOurs) {
    const ticks = element('span', 'ticks', TICKS[message.state])
    ticks.dataset.state = message.state
    ticks.setAttribute('aria-label', message.state)
    time.append(ticks)
  }
  bubble.append(time)
  return bubble
}

const show = (state) => {
  const { phone } = state
  find('clock').textContent = `It is ${new Date(state.now).toLocaleString()} here.`
  find('down').checked = state.isDown
  find('presence').textContent = phone.isTyping ? 'typing…' : 'AI parenting coach'
  const news = JSON.stringify([phone.thread, phone.isWindowOpen])
  if (news === shown) return
  shown = news
  const isAtEnd = thread.scrollHeight - thread.scrollTop - thread.clientHeight < 120
  thread.replaceChildren(...phone.thread.map(bubbleOf))
  if (phone.thread.length > 0 && !phone.isWindowOpen)
    thread.append(element('div', 'closed', 'The 24-hour window is closed: only a template gets through.'))
  if (isAtEnd) thread.scrollTop = thread.scrollHeight
}

const look = async () => {
  const response = await fetch(`/dev/whatsapp/state/${encodeURIComponent(person.value)}`)
  if (response.ok) show(await response.json())
}

const begin = async () => {
  const { people, numbers } = await (await fetch('/dev/whatsapp/state')).json()
  for (const { userId, waId, name } of people)
    person.append(new Option(`${name}, ${waId ? `+${waId}` : 'shows no number'}`, userId))
  for (const { number: value, kind } of numbers) number.append(new Option(`${value}, ${kind}`, value))
  const given = new URLSearchParams(location.search)
  const wanted = given.get('to')
  if (wanted && numbers.some((one) => one.number === wanted)) number.value = wanted
  text.value = given.get('text') ?? ''
  await look()
  setInterval(() => void look().catch(() => {}), POLL_MS)
}

person.addEventListener('change', () => {
  shown = ''
  void look()
})
find('down').addEventListener('change', (event) => post('network', { isDown: event.target.checked }))
for (const button of document.querySelectorAll('[data-hours]'))
  button.addEventListener('click', () => post('clock', { hours: Number(button.dataset.hours) }))
for (const button of document.querySelectorAll('[data-other]'))
  button.addEventListener('click', () => write({ other: button.dataset.other }))
find('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  const said = text.value
  if (said.trim() === '') return
  text.value = ''
  await write({ text: said })
})
text.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  find('form').requestSubmit()
})
void begin()
