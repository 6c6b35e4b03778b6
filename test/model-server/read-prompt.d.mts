import type { RecordedRequest } from './recorded-request.mjs';

/** An entry of a transcript. */
export interface ReadExchange {
  id: string;
  topicId: string;
  type: string;
  dimensions: string[];
  question: string;
  options: string[];
  /** What the person chose or wrote, with a non-answer the words given with it; empty for none. */
  answer: string;
  /** “you decide” and its kin as the prompt calls them; null where the person answered. */
  nonAnswer: string | null;
}

/** What a request for a role says to somebody who reads it. What a role is not told is empty. */
export interface ReadPrompt {
  /** What marks the ends of quoted text. */
  mark: string;
  /** Quoted texts by their labels. */
  quotes: Map<string, string>;
  /** What stands under each heading, quoted texts aside. */
  sections: Map<string, string>;
  /** The whole input as it came. */
  input: string;
  request: string;
  title: string;
  /** What the interview has to settle. */
  dimensions: string[];
  terms: string;
  /** Ids of the evidence. */
  evidence: string[];
  topics: { id: string; title: string; dimensions: string[] }[];
  topicId: string;
  questionsLeft: number;
  directive: string;
  /** Why proposals were sent back, the first one first. */
  /** The turns that are to be taken ahead of an answer; empty where none are. */
  ahead: ReadAhead[];
  /** Id of the question that waits on the current topic and comes next; empty where none does. */
  waiting: string;
  sentBack: string[];
  /** Texts of questions that wait on topics. */
  prepared: string[];
  exchanges: ReadExchange[];
  /** The question that the person has just dealt with; null where they wrote a message. */
  answered: ReadExchange | null;
  /** The free message that is to be judged. */
  message: string;
  /** What the person said of late, oldest first. */
  said: string[];
  draft: { id: string; sources: string[]; text: string; own: boolean }[];
  uncited: string[];
  uncitedMessages: string[];
  messages: Map<string, string>;
  mode: string;
}

export declare function readPrompt(request: RecordedRequest): ReadPrompt;

/** The first words of a text, as a title. */
export declare function firstWords(words: string): string;
/** A turn that is to be taken ahead of an answer. */
export interface ReadAhead {
  /** Its number in the request. */
  at: number;
  question: string;
  /** Empty where it may be any. */
  answer: string;
  topicId: string;
  questionsLeft: number;
  waiting: string;
}
