import type { Entry } from '../entries/entry';
import { best, design, opt } from '../entries/entry';

/** How much, how fast, where it is kept, and on what it runs. */
export const LIMITS: readonly Entry[] = [
  {
    key: 'general.volume',
    names: 'Load and speed',
    dims: ['quality'],
    settles: ['volume', 'speed'],
    worth: 0,
    type: 'pick_one',
    ask: 'How much must it cope with, and how fast must it be?',
    context:
      'How many records, users or requests, the largest size, limits, and the time within which a result is expected. ' +
      'Think of the busiest hour, not of the average.',
    why: 'Size and speed together decide whether the simple solution is good enough.',
    options: [
      best(
        'Small: up to a few thousand records, answers at once',
        'Under about 200 ms; the simplest solution will do.',
      ),
      opt(
        'Medium: up to a million records, answers within a second',
        'Needs an index and limits on what one call may do.',
      ),
      opt('Large: many millions, or a steady high load', 'Needs work in batches and a stated target.'),
    ],
  },
  {
    key: 'general.speed',
    names: 'Cost in speed and size',
    dims: ['quality'],
    settles: ['speed'],
    worth: 0,
    type: 'pick_one',
    ask: 'How much slower or larger may things get because of it?',
    context: 'Running time, memory, and the size of what is shipped.',
    why: 'A stated limit can be measured; "no noticeable cost" cannot.',
    options: [
      best('Not noticeably', 'Within the noise of a benchmark, about 2 percent.'),
      opt('A little', 'Up to 10 percent where it is used, nothing where it is not.'),
      opt('It does not matter here', 'Being right and readable comes first.'),
    ],
  },
  {
    key: 'general.storage',
    names: 'Where its data is stored, and for how long',
    dims: ['data', 'operations'],
    settles: ['storage', 'retention'],
    worth: 0,
    type: 'show_options',
    facts: ['database'],
    ask: 'Where does its data live, and how long is it kept?',
    context: 'Also when it expires or is deleted: after some days, together with what it belongs to, or never.',
    why: 'Storage is the hardest thing to change afterwards.',
    options: (context) => {
      const database = context.fact('database');
      const looked = context.facts.length > 0;
      const there = design(
        database === null || database.value === ''
          ? 'The database that is already there'
          : `${database.value}, which the project already uses`,
        '',
        ['Nothing new to run', 'Backups and transactions come with it'],
        ['Adds load and a schema change'],
        true,
      );
      return [
        // A workspace that was looked at and names no database has none to offer.
        ...(database === null && looked ? [] : [there]),
        design(
          'A store of its own behind an interface',
          '',
          ['Can be exchanged: memory, Redis, a cloud service'],
          ['One more thing to run and watch'],
        ),
        design('Files on disk or object storage', '', ['Cheap for large content'], ['No queries, no transactions']),
        design('Nothing is stored', '', ['Simplest'], ['Everything is lost with the process']),
      ];
    },
  },
  {
    key: 'general.retention',
    names: 'How long its data is kept',
    dims: ['operations', 'data'],
    settles: ['retention'],
    worth: 0,
    type: 'pick_one',
    ask: 'How long is its data kept, and who cleans up?',
    why: 'Without an answer everything is kept for ever, and that has to be explained one day.',
    options: [
      best('A fixed time, then it is deleted automatically', 'Say how long: 7, 30 or 90 days are common.'),
      opt('As long as the thing it belongs to', 'Deleted together with it.'),
      opt('For good', 'It is a record; nothing is removed.'),
    ],
  },
  {
    key: 'general.environments',
    names: 'Supported versions and environments',
    dims: ['compatibility'],
    settles: ['environments'],
    worth: 0,
    type: 'pick_one',
    facts: ['runtime', 'language'],
    ask: 'Which versions and environments must it run on?',
    context: 'Runtime, language version, browsers, operating systems.',
    why: 'The oldest one decides what may be used.',
    options: [
      best('What the project supports today', 'The oldest supported version stays.'),
      opt('Only current versions', 'Old runtimes and browsers may be dropped now.'),
      opt('Older ones too', 'Please say which.'),
    ],
  },
  {
    key: 'general.dependency',
    names: 'New dependencies',
    dims: ['quality'],
    settles: ['dependency'],
    worth: 0,
    type: 'pick_one',
    facts: ['package_manager'],
    ask: 'May it bring in a new dependency?',
    why: 'A library saves time now and costs size and care later.',
    options: [
      best('No new dependency', 'Built with what is there; nothing is added to the size.'),
      opt('A small, well-kept one', 'If it clearly saves work.'),
      opt('Whatever does it best', 'Weight does not matter here.'),
    ],
  },
  {
    key: 'general.simultaneous',
    names: 'Simultaneous and repeated use',
    dims: ['behaviour', 'errors'],
    settles: ['simultaneous', 'repeated'],
    worth: 0,
    type: 'pick_one',
    ask: 'What if two people do it at the same time, or one does it twice?',
    why: 'These cases are rare in a demonstration and daily in production.',
    options: [
      best('The second try has no further effect', 'Same request, same result: nothing happens twice.'),
      opt('The last one wins', 'Earlier changes are overwritten without a word.'),
      opt('The second is refused', 'It is told that somebody was faster.'),
    ],
  },
];
