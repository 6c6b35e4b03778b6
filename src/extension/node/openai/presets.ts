/** An OpenAI-compatible server that many people use. */
export interface EndpointPreset {
  name: string;
  baseUrl: string;
  /** Whether it answers nobody without a key. */
  needsKey: boolean;
}

/**
 * The addresses that each server's own documentation gives for its OpenAI-compatible interface; local ones listen there
 * unless told otherwise.
 */
export const ENDPOINT_PRESETS: readonly EndpointPreset[] = [
  { name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', needsKey: true },
  { name: 'Ollama', baseUrl: 'http://localhost:11434/v1', needsKey: false },
  { name: 'LM Studio', baseUrl: 'http://localhost:1234/v1', needsKey: false },
  { name: 'llama.cpp', baseUrl: 'http://localhost:8080/v1', needsKey: false },
  { name: 'vLLM', baseUrl: 'http://localhost:8000/v1', needsKey: false },
  { name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1', needsKey: true },
  { name: 'Anthropic', baseUrl: 'https://api.anthropic.com/v1', needsKey: true },
];
