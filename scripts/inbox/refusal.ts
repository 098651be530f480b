/** The response to a refused request, to be thrown: one sentence for the sender. */
export const refusal = (status: number, message: string) => new Response(`${message}.\n`, { status });
