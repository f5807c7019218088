import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A murder, and somebody who forgets. */
const murderForgotten: Story = {
  after: [
    [
      0,
      "={Hero} wrote the most important things on small cards and pinned them up over the washbasin. The first one said: You are the one who finds out. The second one said what had happened. {He} read it every morning, and every morning it was news.",
    ],
    [
      1,
      "=There were five people to be questioned. {Hero} questioned them on Monday, and on Tuesday {he} questioned them again, because {he} did not know that {he} had done it already. They thought it a very cunning method.",
    ],
    [
      1,
      "=“I've told you that three times,” said the first one. “Then it'll be quite easy for you,” said {hero}. Four of them said the same thing every time, word for word. The fifth one said it a little better each time. {Hero} noticed that, too, and looked for a card.",
    ],
    [
      2,
      "=“Is there anything you want to tell me?” {he} asked the cat in the stairwell. The cat thought it over. It was the only one who had not got an alibi, and the only one who did not need one.",
    ],
    [
      0.4,
      "=And then there was a morning without cards. The wall was bare, with eleven small holes in it. Somebody had been there in the night and had taken them all. {Hero} sat down on the edge of the bath. {He} did not know what it was that {he} did not know. But {his} sleeve had slipped up, and on {his} forearm there was one line, in {his} own hand: It gets better each time.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} went round once more, with that sleeve rolled up, and had it told to {him} five times over. Then {he} knew it. {He} held on to it with both hands all the way down the stairs. “It was you,” {he} said. “You're the only one here who remembers more every day.” There was no answer. But when the coat was taken off the hook, a small stack of cards fell out of it.",
    ],
    [
      0.6,
      "=The others wrote everything down, quickly, so that it should not get lost. “How on earth did you do it?” they asked. “With your memory.” “I didn't trust it,” said {hero}. “You should try that some time.”",
    ],
    [
      0.8,
      "=Over the washbasin there is only one card now. It says: Solved. It was read every morning, and every morning it was good news.",
    ],
  ],
};

/** A murder that somebody has to clear up. */
const murder: Story = {
  after: [
    [
      0,
      "={Hero} began as one ought to begin. {He} sat down where it had happened, and did nothing for an hour. “What are you looking for?” somebody asked. “For what isn't there,” said {hero}.",
    ],
    [
      1,
      "=What was there was quickly written down, one thing on each card: a chair, a lamp, a clock that had stopped, a clean cup. {Hero} laid the cards out on the floor, as one does when one plays patience. It did not come out.",
    ],
    [
      1,
      "=There were five who could have done it, and all of them had been in bed with a book. {Hero} had the books told to {him}. It took all day. Two were very sad, and one of them {he} would have liked to borrow.",
    ],
    [
      1,
      "=“It was the one with the hat,” said a waiter. “Nobody here has got a hat,” said {hero}. “That's what makes it so suspicious,” said the waiter.",
      "=“It was the one with the hat,” said {mate}. “Nobody here has got a hat,” said {hero}. “That's what makes it so suspicious,” said {mate}.",
    ],
    [
      0.4,
      "=“You've got until tomorrow morning,” {he} {was} told. It got to be late, and then it got to be early. {Hero} took all the cards and threw them up at the ceiling. That is no method. But two of them came down one on top of the other, and they had never lain together before: the chair, and the clean cup.",
    ],
  ],
  end: [
    [
      0,
      "={He} asked them all into one room. That is old-fashioned, but it saves one the stairs. “There was a cup,” said {hero}, “and it was clean. Everything else was dusty. Who washes up a cup that isn't theirs, and sits down to wait until it's dry?” They all looked at one of them. It was not that one. “I can't stand it when things are left about,” somebody said from quite another corner. And that was the confession.",
    ],
    [
      0.6,
      "=How it had come to that took until daylight. {Hero} let it be told to the end without writing anything down. Only then did {he} go to the telephone.",
    ],
    [
      0.8,
      "=The cards went back into their box, and on long evenings they made a very good game of patience. It came out every time now. Only the cup was always washed up at once.",
    ],
  ],
};

/** A thing is gone, and the thief has to be found. */
const theft: Story = {
  after: [
    [
      0,
      "={Hero} looked at the spot where {theprize} had been. There was dust all round it, and in the middle of the dust there was a clean patch, in just the right shape. {He} measured it. It did not help, but it looked good.",
      "={Hero} began with the people. There were a great many of them, and what was gone was known by now in three versions. In the third one there was smoke.",
    ],
    [
      1,
      "=Everybody was asked the same three questions. The third one was: “And what would you do with it?” That was where it became interesting. One would have looked at it on Sundays. One would have shown it to his mother. One had a place for it already, between the clock and the radio.",
    ],
    [
      1,
      "=“Then everybody's got a reason,” said {hero}, and looked at the list. “Everybody except you,” somebody said. That made {him} the most suspicious of all, and it went on the list.",
      "=“Then everybody's got a reason,” said {hero}, and looked at the list. “Everybody except us,” said {mate}. That was so suspicious that it went on the list.",
    ],
    [
      1,
      "=So {he} laid a trap. “It was only a copy that was stolen,” {hero} told just one person, in confidence. “The real one's still there, at the very back.” By supper they all knew it, and each of them had been told in confidence.",
    ],
    [
      0.4,
      "=That night {hero} sat behind a curtain with {pet} and waited. At twelve there was a creak, and {pet} looked up. At half past twelve nine people stood about in the dark, as quiet as mice, and each of them believed that they were alone. {Pet} knew better, and counted them.",
      "=That night {hero} sat behind a curtain and waited. At twelve there was a creak. Then there was another creak. At half past twelve nine people stood about in the dark, as quiet as mice, and each of them believed that they were alone.",
    ],
  ],
  end: [
    [
      0,
      "=“Light!” said {hero}. They all blinked at each other. Nobody had taken anything. But on the clean patch, where there had been nothing at midnight, ((lay {theprize} once more, and )){hero} understood: one of the nine had not come to steal. “I only wanted to know what it's like,” somebody said at last, very softly, “when one has something that everybody wants to see.”",
      "=“Light!” said {hero}. They all blinked at each other. Nobody had taken anything. But in the middle there stood something with a cloth over it that had not been there at midnight. So one of the nine had not come to steal. “I only wanted to know what it's like,” somebody said at last, very softly, “when one has something that everybody wants to see.”",
    ],
    [
      0.6,
      "=“And what was it like?” asked {hero}. “Nobody came,” said the thief. “I couldn't tell anybody.” {Hero} thought about that for a while. Then {he} turned over the list of suspects and drew columns on the back.",
    ],
    [
      0.8,
      "=Since then everybody has it for one week, at home, between the clock and the radio, and the others come to look at it and bring cake. All the names are on the list. The thief's comes twice: once to keep it, and once to polish it.",
    ],
  ],
};

/** Everybody of a place could have stolen it. */
const theftOfAll: Story = {
  after: [
    [
      0,
      "=The place where it had stood was empty. There was dust all round it, and in the middle of the dust there was a clean patch, in just the right shape. They all came and looked at the patch. It had never had so many visitors.",
    ],
    [
      1,
      "=A list was made. One was on it because he had always wanted to have it, and one was on it because she had always said that it was ugly. By noon everybody was on the list, and there was a second one, with those who had made the list.",
    ],
    [
      1,
      "=“Where were you last night?” each of them asked the next one. It came out that hardly anybody had been where they had said. One had been dancing in the cellar. One had been feeding somebody else's cat for years. By the evening they knew more about each other than in the twenty years before.",
    ],
    [
      1,
      "=Somebody let it be known, in confidence, that it was only the copy that had been stolen. The real one was still there, at the very back. By supper everybody had been told in confidence.",
    ],
    [
      0.4,
      "=At midnight there was a creak. Then there was another creak. At half past twelve nine people stood about in the dark, as quiet as mice, and each of them believed that they were alone.",
    ],
  ],
  end: [
    [
      0,
      "=When the light went on, they all blinked at each other. Nobody had taken anything. But there, on the clean patch, ((stood {theprize}, and ))nobody knew since when. So one of the nine had not come to steal. “I only wanted to know what it's like,” somebody said at last, very softly, “when one has something that everybody wants to see.”",
      "=When the light went on, they all blinked at each other. Nobody had taken anything. But on the clean patch there was something again, with a cloth over it. So one of the nine had not come to steal. “I only wanted to know what it's like,” somebody said at last, very softly, “when one has something that everybody wants to see.”",
    ],
    [
      0.6,
      "=“And what was it like?” they asked. “Nobody came,” said the thief. “I couldn't tell anybody.” They thought about that for a while. Then somebody turned over the list of suspects and drew columns on the back.",
    ],
    [
      0.8,
      "=Since then everybody has it for one week, at home, between the clock and the radio, and the others come to look at it and bring cake. All the names are on the list. The thief's comes twice: once to keep it, and once to polish it.",
    ],
  ],
};

/** A case that was closed long ago. */
const coldCase: Story = {
  after: [
    [
      0,
      "=The box smelled of damp and of old coffee. “Closed”, somebody had written on the lid. Somebody else had written under it, with another pen: “Not quite.” {Hero} blew off the dust and sneezed eleven times.",
    ],
    [
      1,
      "={He} read it all, from the beginning. Forty people had been questioned back then. Not one of them had seen anything, and all of them had looked away at the same time. Nobody had noticed that. It had been a Friday, and they had wanted to get home.",
    ],
    [
      1,
      "={Hero} went round and rang at all the doors again. One had moved, two had become hard of hearing, and one only said: “You're late.” “By how much?” asked {hero}. “The cake would have been fresh then.”",
      "={Hero} went round with {mate} and rang at all the doors again. One had moved, two had become hard of hearing, and one only said: “You're late.” “By how much?” asked {mate}. “The cake would have been fresh then.”",
    ],
    [
      1,
      "=It was the list of the forty in which {he} found it. They were numbered from one to forty-one. There was no seventeen. “Who was seventeen?” {hero} asked, everywhere, and everywhere they counted on their fingers.",
    ],
    [
      0.4,
      "=Nobody knew it any more. The last trail ended at a wall with new paint on it. {Hero} put the box down on the pavement and sat down on the lid. “You're sitting in my sun,” said somebody behind {him}.",
    ],
  ],
  end: [
    [
      0,
      "=It was a very old lady with a string bag. “Seventeen?” she said, when it had been explained to her. “That was me. I was just about to say it. Then the young man's pencil broke, and he went to fetch another one.” She looked at her watch. “I've been keeping it ready for him. I saw everything, you know.”",
    ],
    [
      0.6,
      "=She had seen everything. It took an hour, and after that there was no room left on the page. The name was one of the forty. {Hero} looked at it for a long time. They had given that one the comfortable chair.",
    ],
    [0.8, "=“Not quite” has been crossed out. In the box, right on top, lies a pencil. It is sharpened at both ends."],
  ],
};

/** The one who was hunted belongs to the family. */
const culpritOfFamily: Story = {
  after: [
    [
      0,
      "={Hero} shut the file, and opened it again. It said the same as before. {He} had written it {himself}, and there was not one mistake in it. It was the best work that {he} had ever done.",
    ],
    [
      1,
      "=It had all been there from the start: the knots that were tied from left to right, the paper folded twice and then once more. {Hero} folded paper just like that. One learns such things at one and the same table.",
    ],
    [
      1,
      "=They ate together that evening, as so often. {Hero's} {kin} passed the potatoes. “You're so quiet,” said {his} {kin}. “It's work,” said {hero}. “And? Will you get him?” For a while one could hear both of them chewing.",
      "=There were potatoes that evening, as so often. {Hero's} {kin} passed the dish. “You're so quiet,” said {his} {kin}. “It's work,” said {hero}. “And? Will you get him?” For a while there was nothing to be heard but the forks.",
    ],
    [
      0.4,
      "=“How long have you known?” asked {his} {kin} at the door. “Since the potatoes,” said {hero}. {He} turned the car key over in {his} hand. {He} had been so looking forward to this day, for years.",
    ],
  ],
  end: [
    [
      0,
      "=“I'm going to go down to the car now,” said {hero}, “and I can never find my glasses. I'll need ten minutes. There's a door at the back of this house. And there's one at the front. I should like it very much if you took the one at the front.” They were long minutes. {Hero} sat at the wheel and did not look into the mirror once. Then the door opened, the one beside {him}. Somebody got in and fastened the seat belt.",
    ],
    [
      0.6,
      "=They went the long way round, past the old school and past the bridge. “You could have let me go,” said {his} {kin}. “I did,” said {hero}. “You came back.”",
      "=It was the long way round that they went, past the old school and past the bridge. “You could have let me go.” “I did,” said {hero}. “You came back.”",
    ],
    [
      0.8,
      "=On visiting days there were potatoes, in a bowl with a lid. They were counted on the way in, and they were counted on the way out. Not a single one was ever missing.",
    ],
  ],
};

const SOLVE =
  "(?:had to|must|was asked to|were asked to|tried to|wanted to|set out to|was hired to|was sent to|was to|decided to|began to|started to|was determined to|needed to|had one (?:night|day|week|hour) to|was called to|were determined to|solved?|solves|investigated?|cleared up)";
/** "Two detectives, Ines Duarte and Tom Hale": the names of those whom the story is about. */
const TEAM =
  "^(?=(?:(?:Two|Three|Four|Five|Six)\\b[^.]*?, (?<names>\\p{Lu}[^.]*? and \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?),)?)";
const KIN =
  "(?<kin>brother|sister|father|mother|son|daughter|husband|wife|twin|twin brother|twin sister|uncle|aunt|cousin|grandfather|grandmother|best friend|partner)";

/** Who has to find out who did it. */
export const detectives: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:(?:found out|discovered|realized|realised|noticed|learned|learnt|understood|suspected) (?:that )?)?(?:the |a )(?:[a-z-]+ ){0,3}?(?<culprit>thief|killer|murderer|culprit|burglar|robber|pickpocket|hacker|spy|forger|smuggler|arsonist|criminal|suspect|bank robber|mastermind)\\b[^.]*? (?:was|is|were|had been|turned out to be) (?:(?:her|his|their) (?:own )?(?:[a-z]+ )??)${KIN}\\b[^.]*`,
    ),
    ...culpritOfFamily,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:[a-z']+ ){0,6}?(?:to (?:solve|crack|reopen|clear up|look into)|reopened|reopens|solved?|investigated?|looked into|worked on|came back to|took up) (?:[a-z'-]+ ){0,5}?(?:case|murder|mystery|disappearance|crime)\\b[^.]*|[^.]*?\\b(?:(?:looks?|looked|looking) (?:into|for)|investigat(?:es?|ed|ing)|ask(?:s|ed|ing) (?:questions )?about|search(?:es|ed|ing) for) (?:[a-z'-]+ ){0,4}?(?:who |that )?(?:went missing|had gone missing|gone missing|had disappeared|had vanished|disappeared|vanished|was murdered|was killed|died)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:los\w+ (?:his|her) memory|forget\w*|dementia|memory)\b).*\b(?:cold case|never solved|unsolved|could never solve|(?:years|decades) (?:ago|old|earlier|before)|old case|old murder|since (?:19|20)\d\d|from (?:19|20)\d\d|haunted|retired|last case|one case)\b/i,
    ...coldCase,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${SOLVE}\\b[^.]*?\\b(?:murders?|killed|killer|murderer|poisoned|poisoner|death)\\b(?<victim>[^.]*)`,
    ),
    idea: /\b(?:los\w+ (?:his|her) memory|memory|forgets?|forgot|forgetting|dementia|alzheimer\p{L}*|remember)\b/iu,
    ...murderForgotten,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("own brother|own sister|own father|own son|own daughter|children|robot")}(?:${SOLVE}\\b[^.]*?\\b(?:murders?|killed|killer|murderer|poisoned|poisoner|dead body)|(?:(?:were |was |is |are )?(?:forced|made|asked|called|assigned|sent) (?:to work )?(?:together )?(?:on|to)|worked (?:together )?on|work (?:together )?on|looks? into|looked into|had to find|hunt(?:s|ed)?(?: for| down)?|search(?:es|ed) for|tried to catch|had to catch|solving|investigating) (?:[a-z'-]+ ){0,4}?(?:murders?|killer|murderer))\\b(?<victim>[^.]*)`,
    ),
    idea: new RegExp(TEAM, "u"),
    ...murder,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${SOLVE}\\b[^.]*?\\b(?:who (?:had )?(?:stole|stolen|took|taken) (?:(?:the|his|her|their) (?!children|dog|cat|baby)(?:[a-z-]+ ){0,2}?[a-z]+)(?=[.,]| (?:from|of|in|at|on|before|while|and|during|that)\\b)|(?:theft|case|mystery|riddle|disappearance) of (?:(?:an?|the|his|her) (?:[a-z-]+ ){0,2}?[a-z]+)(?=[.,]| (?:from|of|in|at|on|before|while|and)\\b)|(?:find|catch|finding|looked for|found) (?:the|a|whoever|who) (?:[a-z]+ )??(?:thief|stole it|took it)|the theft|(?:(?:an?|the|his|her) (?:missing|stolen|vanished) (?!child|girl|boy|person|man|woman|dog|cat)[a-z]+)\\b)[^.]*|(?:found out|finds out|solving|investigating|looking into) (?:who (?:had )?(?:stole|stolen|took|taken) |(?:the|a) (?:case|mystery|theft|riddle) of )(?:(?:the|his|her|their|an?) (?:[a-z-]+ ){0,2}?[a-z]+)(?=[.,]| (?:from|of|in|at|on|before|while|and|during)\\b)[^.]*|(?:everyone|everybody|each of them|all of them|every [a-z]+)(?: [a-z]+){0,3} (?:had a (?:motive|reason)|was a suspect|looked guilty|were suspects)[^.]*`,
    ),
    idea: new RegExp(
      `${TEAM}(?!.*\\b(?:murder\\w*|killed|dead|diner|kidnap\\w*|hearts?|cakes?|cookies|biscuits|pies?|buns|sweets|chocolate|cupcakes|sausages?|cheese)\\b)(?=.*\\b(?:[Ss]tole|[Ss]teals?|[Ss]tolen|thief|theft|disappeared|missing|gone|vanished)\\b)(?:.*?\\b(?<prize>(?<=\\b(?:stole|stolen|took|theft of|case of|taken) )(?:the|his|her|their) (?:[a-z-]+ ){0,2}?[a-z]+(?=[.,]| (?:from|of|in|at|on|before|while|and|during|the)\\b)|(?:an?|the|his|her|their) (?:[a-z]+ )?(?:missing|stolen|vanished) [a-z]+\\b))?`,
      "u",
    ),
    ...theft,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:everyone|everybody|each of them|all of them|every [a-z]+|all the [a-z]+)(?: [a-z]+){0,3} (?:had (?:a|their|his own) (?:motive|reason)s?|was a suspect|looked guilty|were suspects|suspected (?:everyone|everybody|each other))[^.]*",
    ),
    idea: /^(?!.*\b(?:murder\w*|killed|dead|kidnap\w*)\b)(?=.*\b(?:stole|steals?|stolen|thief|theft|missing|gone|vanished)\b)(?:.* (?:stole|stolen) (?<prize>(?:the|his|her|their) (?:[a-z-]+ ){0,2}?[a-z]+)(?=[.,]| (?:from|of|in|at|on|before|while|and|during|the)\b))?/i,
    ...theftOfAll,
  }),
];
