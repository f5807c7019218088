import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";

/** Stories of people who are accused, threatened or talked about, and of those who saw it all. */
export const accusations = [
  story({
    says: [phrase("(?:accused(?: him| her| [A-Z][a-z]+)? of|blamed for|suspected of) (?=[a-z]+ing\\b)<crime:doing>")],
    may: [
      phrase(
        "(?<!\\b(?:in|of|from|at|near|on|to|with|for) )(?!She\\b|He\\b|They\\b|It\\b|Then\\b|Now\\b|When\\b|But\\b|And\\b|Nobody\\b|No\\b|Someone\\b|Somebody\\b|Everyone\\b|Everybody\\b)<helper:somebody> (?:helped|believed (?:him|her)|decided to help|tried to prove|wanted to prove)",
      ),
    ],
    unless:
      /\b(?:witch\w*|murder\w*|killing|spoke up|speaks up|defend\w*|know(?:s|n)? who|knew who|really (?:did|had)|guilty|trial|lawyer|court|ghost|robots?|cheating on (?:his|her)|eating|was (?:his|her) own)\b/i,
    of: "people",
    after: [
      "What surprised {hero} most was how quickly it went. In the morning people had said hello to {him}. In the evening the same people looked at {him} as if {he} {was} made of glass. Somebody had said that {hero} {was} guilty of {crime}, and no one asked whether it was true.",
      [
        "{Hero} told them what {he} had really done in that hour. “And who saw you?” they asked. Nobody had. {He} had been alone. “I don't need anybody to have seen you,” said {helper}. “I know you.” It was no proof, but {hero} could breathe again, and {helper} sat down to think with {him}.",
        "{Hero} told them what {he} had really done in that hour. “And who saw you?” they asked. Nobody had. {He} had been alone, and had enjoyed it, and now that quiet hour was the worst thing {he} had ever done.",
      ],
      "Then {hero} began to ask a question of {his} own: “Who told you that it was me?” They had heard it from a neighbour, and the neighbour had heard it from a friend. {Hero} went from one to the next, always backwards, as you follow a stream up to the place where it comes out of the ground.",
      "+ “Just say that you're sorry,” somebody advised {him}, “and it will all be forgotten.” It would have been easy. {Hero} thought about it for as long as it takes to tie a shoe. “I'd be sorry for something that I never did,” {he} said. “And whoever did it would never have to be.”",
    ],
    end: [
      "At the end of the stream stood somebody who had not heard it from anyone. “I saw it all,” he said. “I saw you, from here, with my own eyes.” {Hero} went and stood on the very same spot. There was nothing to see from there but the back of a shed.",
      "“You can't have seen that from here,” said {hero} quietly. “You could only have known it if you were there yourself.” The man turned red, and then white. “They were asking everybody,” he said at last. “I had to give them a name, before they asked about mine. Yours was the first that I thought of.”",
      "He said it again, in front of all the others, and {hero} stood next to him. There was an end of the story about {crime}. One after the other they came to {hero} and did not know where to put their hands. “You could have asked me,” said {hero}. “That is all. You could simply have asked.”",
      "In the morning people say hello to {hero} again, and a little more loudly than before. {Hero} says hello as well. And when somebody begins, “Have you heard what they say about…?”, it goes quiet all around, and they look at {hero}. “Who told you that?” asks {hero}.",
    ],
  }),
  story({
    says: [
      /\b(?:witness\w*|saw|seen|had seen|watched|overheard)\b[^.]*?\b(?<crime>(?:an?|the) (?:[a-z-]+ ){0,2}(?:murder|robbery|crime|killing|burglary|kidnapping|shooting|hit-and-run|attack|arson|theft))\b/,
    ],
    may: [
      role("culprit", "killer|murderer|robber|robbers|gunman|thief|thieves|gang|kidnapper|attacker"),
      ...also("face|knew|recogni\\w+"),
    ],
    unless:
      /\b(?:blind|monk|first date|hostage|detective|inspector|policem[ae]n|policewoman|protection|dream\w*|future|vision|dog|cat|parrot|remember faces|prison|deaf|lip|(?:his|her) (?:own )?(?:brother|sister|father|mother|son|daughter|husband|wife|friend|boss|boyfriend|girlfriend)|plot|plan\w*)\b/i,
    of: "people",
    after: [
      [
        "It had lasted no longer than it takes to drop a cup. For days {hero} saw {thecrime} again whenever {he} closed {his} eyes: the quick hands, the face under the lamp, and then that face turning round. {Hero} had seen {culprit}. And {culprit} had seen {hero}.",
        "It had lasted no longer than it takes to drop a cup. For days {hero} saw {thecrime} again whenever {he} closed {his} eyes: the quick hands, the face under the lamp, and then that face turning round. {Hero} had seen the man. And the man had seen {hero}.",
      ],
      "“You are our only witness,” said the inspector. “Without you he walks free.” {Hero} nodded, and signed {his} name under {his} statement. Two days later there was an envelope without a stamp. In it was a photograph of {hero} on {his} way home, and a slip of paper: “You saw nothing.”",
      "+ {Hero} stopped going out after dark. {He} changed {his} way home, and then {he} changed it again. {He} jumped when a door banged. What made {him} most angry was that {he} had done nothing wrong. {He} had only been standing in the wrong place with {his} eyes open.",
      "{Hero} wanted to take it all back. {He} had already picked up the phone. Then {he} looked at the slip of paper once more. “You saw nothing.” It was a strange sentence. It was written by somebody who was afraid of {hero}. {He} put the phone down, and put on {his} coat.",
    ],
    end: [
      "{Hero} put the photograph and the slip of paper on the inspector's desk. “He is frightened,” {he} said, “and he has made a mistake.” On the back of the picture, in the glue of the envelope, there was a thumb. It was as clear as a stamp. “That's him,” said the inspector, and reached for her hat.",
      "On the day of the trial {hero} sat three steps away from the man. He looked at {hero}, just as he had looked on that evening. {Hero's} hands shook, so {he} put one on top of the other. Then {he} told about {thecrime}, from the beginning to the end, and left nothing out. {His} voice did not shake at all.",
      "After that it was over very quickly. The man was led out by a side door, and he did not turn round. In the corridor a stranger took {hero's} hand and held it and could not say a word. Until then {hero} had thought that {he} {was} alone in this. There had been others who were waiting for the truth.",
      "{Hero} takes the old way home again. {He} passes the lamp under which it happened, and {he} doesn't walk any faster there. {His} eyes are open. Sometimes somebody coming the other way nods to {him}, and {hero} nods back.",
    ],
  }),
  story({
    says: [
      /\b(?:blackmail\w*|knew (?:his|her|their) (?:dark |darkest |old )?secret and (?:wanted|demanded|asked for))\b/i,
    ],
    may: [phrase("blackmailed by <enemy:somebody>"), phrase("blackmailed with <proof:thing>")],
    unless:
      /\b(?:murder\w*|killed|detective|inspector|cartographer|river|decided to blackmail|blackmailed (?:his|her|the|a)|tr(?:y|ied|ies) to blackmail|ghost|robots?|school|pupils?)\b/i,
    of: "adults",
    after: [
      [
        "{Hero} read the message from {enemy} standing up, and then {he} had to sit down. It was short, and it was polite, which made it worse. It named what {he} had done, all those years ago. It named a sum. “Otherwise everybody will know,” it said.",
        "{Hero} read the message standing up, and then {he} had to sit down. {Theproof} was in the same envelope, and so there was no use in denying anything. The message was short and polite, which made it worse. It named a sum. “Otherwise everybody will know,” it said.",
        "{Hero} read the message standing up, and then {he} had to sit down. It was short, and it was polite, which made it worse. It named what {he} had done, all those years ago. It named a sum. “Otherwise everybody will know,” it said.",
      ],
      "{He} paid. It was a great deal of money, but it was the last time, said the blackmailer, and {hero} believed it because {he} wanted to. Three weeks later the second message came, just as polite, and the sum was twice as high. {Hero} understood: there would always be one more last time.",
      "+ {He} looked into the faces around {him}. Was it somebody who said good morning every day? {Hero} stopped laughing at jokes and started counting who knew what. {He} had been afraid of losing the trust of all these people. Now {he} noticed that it was {hero} who no longer trusted them.",
      "One night {hero} wrote down on a sheet of paper what it was that nobody must know. It had been the size of a mountain for so many years. On the paper it was four lines long. There was one thing in those four lines that {he} {was} ashamed of, and one person who had a right to hear it. It wasn't the blackmailer.",
    ],
    end: [
      "{Hero} went to that person first, and read the four lines aloud, and did not leave out the bad one. Then {he} waited. It was the longest minute of {his} life. “I've known for years,” was the answer. “I was waiting for you to tell me.” {Hero} wept, and was given a cup of tea.",
      [
        "The next message came on a Friday. This time {hero} wrote back. “You needn't tell anybody,” {he} wrote. “I've done it myself.” {He} brought all the letters to the police, in the right order, with the dates. People who blackmail one person seldom stop at one. By Sunday {enemy} {enemywas} caught, with a drawer full of other people's secrets.",
        "The next message came on a Friday. This time {hero} wrote back. “You needn't tell anybody,” {he} wrote. “I've done it myself.” {He} brought all the letters to the police, in the right order, with the dates. People who blackmail one person seldom stop at one. By Sunday the blackmailer was caught, with a drawer full of other people's secrets.",
      ],
      "Most people had a sheet of paper of their own somewhere, and they knew it. “That was brave,” said a colleague to {hero}, out of the corner of her mouth. “I couldn't have done it.” “Neither could I,” said {hero}, “until I had no money left.”",
      "{Hero} reads {his} post sitting down these days, in the sun, with coffee. The sheet with the four lines lies in a drawer that has no lock. It was the only thing {he} ever had to be afraid of, and it is so very short.",
    ],
  }),
  story({
    says: [/\b(?:rumou?rs?|gossip\w*)\b/i, /\b(?:town|village|school|street|neighbou?rhood|island|city)\b/i],
    may: [/\b(?:rumou?rs?|gossip)\b[^.]*? (?:say\w* |claim\w* )?that (?<rumour>[^.,]+)/],
    unless:
      /\b(?:treasure|monster|dragon|ghosts?|haunted|lighthouse|gossiping with|detective|started (?:a|the) rumou?r|(?<!some(?:one|body) )spread (?:a|the) (?:false )?rumou?r|parrot|birds?|murdered|war)\b/i,
    of: "people",
    after: [
      [
        "By Monday everybody had heard that {rumour}. By Tuesday everybody had added something. When {hero} walked by, the talk stopped as if somebody had switched it off, and as soon as {he} had passed, the rumour went on behind {him}.",
        "By Monday everybody had heard it. By Tuesday everybody had added something. When {hero} walked by, the talk stopped as if somebody had switched it off, and as soon as {he} had passed, the rumour went on behind {him}.",
      ],
      "At first {hero} thought it was funny. Then nobody sat down next to {him} any more. A woman pulled her child to the other side of the street. {Hero} went home and looked into the mirror, to see what they saw. It was the same face as on Sunday.",
      "+ The worst were those who were nice about it. “I don't believe a word of the rumour,” they said, “but what if it is true?” And then they waited, with their heads on one side, for {hero} to tell them more. {Hero} had nothing to tell. That went round as well: “No answer! You see?”",
      "{Hero} could have gone away for a while, or shouted at them. {He} lay awake and thought about both. But people talk most about what they don't know, and no one had ever come to see how {he} really lived. In the morning {hero} wrote an invitation, and pinned it up where everybody could read it.",
    ],
    end: [
      "“Open house on Saturday,” it said. “Soup at six. All questions will be answered.” On Saturday nobody came at six. At half past, one old woman came, because she was too curious to wait any longer, and after her came all the rest. They sat on the stairs with their bowls and did not dare to begin.",
      "“Well,” said {hero}, “you've heard a rumour about me. Who'd like to ask?” Then a small boy put up his hand and asked it, straight out, all of it. {Hero} answered, straight out, all of it. Told aloud like that, in a bright room, with soup, the rumour sounded so silly that somebody giggled.",
      "After that there was no stopping them. They laughed until the spoons jumped, and then they were ashamed, and said so. The old woman got up. “It was me,” she said. “I didn't know anything, so I made something up. It's so quiet at home.” {Hero} filled her bowl again. “Then come here when it's too quiet,” said {hero}.",
      "They still talk when {hero} walks by, but they don't stop. “There you are at last!” they call. “Is there soup on Saturday?” And if somebody has a new rumour, there is only one place for it now: at {hero's} table, aloud, with everybody there.",
    ],
  }),
];
