/** Levels as SQL, from the least grave on. */
export const GRAVITY = `array['support', 'urgent_medical', 'crisis', 'emergency']`
