import { useState } from 'react'

/** What was chosen shows at once; what was kept shows again when saving it failed, and from the moment that it's kept. */
export function useChosen<Value>(kept: Value, save: (value: Value) => Promise<unknown>) {
  const [chosen, setChosen] = useState<{ value: Value } | null>(null)
  const choose = (value: Value) => {
    setChosen({ value })
    const isOver = () => setChosen((now) => (now?.value === value ? null : now))
    return save(value).finally(isOver)
  }
  return [chosen ? chosen.value : kept, choose] as const
}
