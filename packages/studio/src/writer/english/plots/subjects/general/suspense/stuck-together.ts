import { story } from "../../subject-story.ts";

/** Stories of days that stand still: people who are stuck together, and a day that comes again. */
export const stuckTogether = [
  story({
    says: [
      /\b(?<cause>(?:an?|the) (?:[a-z]+ ){0,2}(?:blackout|power cut|snowstorm|blizzard|storm|heavy snow|thunderstorm|power failure|power outage))\b/i,
      /\b(?:brought [^.]*?together|met for the first time|get through the night|got through the night|trapped|stuck|snowed in|stranded|sheltered|spent the night|had to spend|took shelter|share[sd]? (?:a|one|the)|helped each other)\b/i,
      /\b(?<crowd>(?:the|some|many|all) (?:[a-z]+ ){0,2}(?:passengers|neighbours|strangers|guests|travellers|tenants|people|residents|families|colleagues|customers))\b/i,
    ],
    unless:
      /\b(?:murder\w*|killed|dead|ex|wedding|bride|lift|elevator|pregnant|baby|birth|robbers?|thief|prison|ship|plane|spaceship|mountain|climb\w*|ghost|love|married|animals|christmas)\b/i,
    after: [
      "At first everybody was only annoyed. They looked at their phones, and their phones looked back and had nothing to say. “How long is this going to last?” asked one. Because of {thecause} there was no answer. {Crowd} sat as far away from each other as the walls allowed.",
      "Then it got dark and cold, and they moved a little closer, without looking as if they meant to. A child began to cry. Everyone pretended not to hear it, for a whole minute. Then an old man took off his scarf, tied two knots in it, and made it talk. It was a rabbit. It had a very deep voice.",
      "+ “What have we got?” asked a woman who could not sit still. They turned out their bags. There were four sandwiches, a birthday cake for somebody else, and a flask of tea. They cut everything up with a nail file. Nobody had ever divided a cake so fairly.",
      "Somebody lit a candle, and they saw each other for the first time. They said their names, one after the other, round the circle. And then, because {thecause} went on and on, each of them told one thing that {crowd} would never otherwise have known.",
    ],
    end: [
      "One had lost his job in the spring and still left the house every morning in a tie. One was on her way to say sorry to a sister. The man who had shouted loudest was afraid of the dark, and said so, in the dark, and somebody took his hand.",
      "They slept in a heap, like puppies, under all the coats they had. In the middle of the night the rabbit was heard singing very low, because the child had woken up. Nobody complained. Three of them joined in.",
      "And in the morning it was over. The lights came on, the way was free, and {thecause} was no more than a line in the newspaper. They could go. “Well then,” said one. “Well then,” said another. And nobody went, not for a good while.",
      "Once a year, on that date, {crowd} come together again. They put out the light and pass a cake round, with one candle in it. Some have a new job by now, and some have a sister. The old man always brings his scarf. He only has to tie two knots, and everyone says good evening to the rabbit.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:[Ii]t (?:is|was)|on|another) (?<day>Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday) (?:again|over and over|every morning)|same (?:day|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|relive[sd]?|time loop|day (?:began|starts?|started|repeats?|repeated) (?:again|itself|over))\b/,
    ],
    unless:
      /\b(?:sister|brother|car|dies|died|dead|save|exam|wedding|last day|then (?:he|she) said|birthday|christmas|born|met on|anniversary|same day as|on the same day (?:in|at|two|three|both|they))\b/i,
    of: "people",
    after: [
      "When {hero} woke up on the first morning, {he} only thought: how odd. The same dog barked, and the same cup fell down. Nobody else noticed anything. On the second {he} caught the cup. On the third {he} stayed in bed, with the blanket over {his} head, and listened. The dog barked. In the kitchen, all by itself, the cup fell down.",
      "So {hero} tried out what you can do with a day that won't count. {He} had cake for breakfast. {He} told people what {he} really thought of their hats. And at night everything was wiped away like chalk, and in the morning the dog barked.",
      "+ {He} got to know the day like the inside of {his} pocket. {He} knew when the rain would start, what the post would bring, and at which corner the man with the oranges would stumble. For fun {hero} caught one of the oranges. “How did you know?” asked the man. {Hero} only shrugged, and ate it.",
      "After a great many mornings {hero} had done everything that there was to do. Nothing {he} did would stay. And then {he} saw somebody whom {he} must have passed a hundred times: an old woman at the stop across the road, who let one bus go, and the next, and the next, and wiped her eyes.",
    ],
    end: [
      "{Hero} crossed the road and sat down next to her. “Which bus are you waiting for?” {he} asked. “The one that I dare to get on,” she said. Her son lived at the end of the line. They had not spoken for six years. “Shall we dare it together?” asked {hero}. “I've got all day.”",
      "It took them the whole of that day. It was late when they stood before the door. A man opened it. Nobody said anything. Then he took his mother's wet coat off her shoulders. {Hero} walked home in the rain and didn't mind at all that nobody would remember.",
      "In the morning no dog barked. {Hero} lay there and listened. {He} ran into the kitchen in bare feet. The cup was standing on the table, whole. And on the calendar it was the next day.",
      "Every day is a new one now, and each is over far too quickly. {Hero} no longer has any time to waste. But when somebody at a stop lets one bus go, and then the next, {he} sits down beside them. “I've got all day,” says {hero}.",
    ],
  }),
];
