/** So many texts are remembered at most. */
const MOST = 500;

/** Reads a text once for each of its spellings: clients send the same few headers again and again. */
export function remembered<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    if (answers.size >= MOST) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
