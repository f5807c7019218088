import type { ClauseScene } from "../../../clause-scene.ts";
import { ofIdea, openForTwo } from "./company.ts";

const GOES =
  "(?:(?:got|was|were|became|ended up|found (?:himself|herself|themselves)) (?:stuck|trapped|stranded|lost|caught)|landed|ended up|woke up|arrived|went|travel(?:l)?ed|flew|jumped|(?:was|were|got) (?:sent|thrown|transported|taken|zapped|pulled)|(?:brought|took|sent|carried|threw) (?:him|her|them|us|me))";

/** Stories of those who come to another time, or try to change what has been. */
export const outOfTime: readonly ClauseScene[] = [
  ...openForTwo({
    by: "any",
    ...ofIdea(
      `${GOES}(?: suddenly| accidentally| by accident)?(?: all the way)?(?: back)?(?: in time)? ?(?:in|to|among|between|at|into|with)? (?:the )?(?:(?:time|age|days|land|world|era|valley)s? of (?:the )?)?(?:dinosaurs?|dinosaur (?:time|age|era|times|world)|Jurassic\\w*|Cretaceous\\w*)\\b[^.]*`,
    ),
    after: [
      [
        0,
        "=The first thing was the fern. It was as high as a house, and it dripped. The second thing was a hill, which got up, looked round, and went on eating. “Ah,” said {hero} very softly. It is one thing to have known all their names from the book. In the book they do not breathe.",
        "=The first thing was the smell, of mud and wet leaves. The second thing was a tree trunk, and it lifted itself up and came down again a little further on. There were four of them, and a dinosaur on top. {Hero} stayed where {he} {was} and tried to look like a fern.",
      ],
      [
        0.7,
        "=Going home was to be quite simple: the same thing again, only the other way round. {Hero} tried it the other way round. It coughed, there was a small blue spark, and then a cog fell out, rolled down the slope and was gone between two stones. Without it there was no way back, and there would be no spare part for sixty-five million years.",
        "=“The same again, only backwards,” said {talker}. They did it backwards. It coughed, there was a small blue spark, and then a cog fell out, rolled down the slope and was gone between two stones. Without it there was no way back, and there would be no spare part for sixty-five million years.",
      ],
      [
        1,
        "=A cog of wood lasted for one turn, and one of bone for two. In between one had to lie flat in the grass now and then, because something with a great many teeth came by. It sniffed. It had very short arms and could not have scratched its own nose. Perhaps that was why it was always in such a bad mood.",
        "={Hero} cut a new cog out of bark, and {mate} filed one out of bone. The first lasted for one turn, the second for two. In between they lay flat in the grass, because something with a great many teeth came by. It had very short arms and could not scratch its own nose. Perhaps that was why it was always in such a bad mood.",
      ],
      [
        0.5,
        "=In the evening the ground shook, far off, and then not so far off. There was nothing left to try. Down by the stones somebody was crying, and that was no grown-up dinosaur: it was no bigger than a calf, and one of its feet was stuck. {Hero} knew what one does in such a case. One stays away from it, for where there is a small one, there is a big one. {He} went down all the same.",
      ],
    ],
    end: [
      [
        0,
        "=It took a branch for a lever and the last biscuit, so that it would keep still. Then the foot came free. Between its toes, where it had hurt, something glittered: it was the cog. “So that's where you've been,” said {hero}. It got very dark all at once. Above them stood the mother, as high as the church at home. She put her head down, looked at the foot, and breathed out. Then she blew {him} dry, very carefully.",
        "=“You pull, I'll push,” said {talker}. At the third go the foot came free. Between its toes, where it had hurt, something glittered: it was the cog. “So that's where you've been,” said {hero}. It got very dark all at once. Above them stood the mother, as high as the church at home. She put her head down, looked at the foot, and breathed out. Then she blew them both dry, very carefully.",
      ],
      [
        0.6,
        "=Something with a great many teeth came by, saw who was standing there, and remembered that it had to be elsewhere. The cog went in with a click. This time nothing coughed. The last that was to be seen were two heads above the ferns, a big one and a small one, and the small one was still chewing the biscuit.",
      ],
      [
        0.75,
        "=At home it was just before supper, and not a minute had gone by. Only in the museum something is different since then. In the big stone slab with the footprints, beside the four with claws, there is a fifth one that the experts cannot explain. It is the print of a shoe. {Hero} goes there now and then, and puts a biscuit down beside it.",
        "=At home it was just before supper, and not a minute had gone by. Only in the museum there is a stone slab with footprints, and among the ones with claws there is one that the experts cannot explain. It is the print of a shoe. It fits {hero} exactly.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      `(?:${GOES}(?: suddenly| accidentally| by accident)? (?:back )?(?:in time(?! to (?:save|rescue|warn|stop))|in the (?:past|wrong (?:time|century|year))|(?:in|to) (?:the )?(?:past|Middle Ages|Stone Age|[Aa]ncient [A-Z][a-z]+|year \\d+|(?:1\\d|the )\\d\\d\\w*|Victorian [a-z]+|another (?:time|century)|(?:a )?different (?:time|century)|[a-z]+ century|(?:time|days|age) of (?:the )?(?:knights|pirates|pharaohs|Romans|Vikings|cavemen)))|got stuck in time)\\b[^.]*`,
      { not: "phone|texting|save (?:his|her)" },
    ),
    after: [
      [
        0,
        "=It smelled different, that was the first thing: of smoke, of horses, and of soap that had not been invented yet. Somebody in a very large hat came past and stared at {hero's} shoes. “Foreign,” he said. {Hero} nodded. It was not even a lie.",
      ],
      [
        0.7,
        "=What had brought {hero} here gave one more click, and then it did not click any more. {He} shook it, turned it round, and spoke to it nicely. It only needed a new spring, as thin as a hair. In this time there were nails, and there was string.",
        "=What had brought them here gave one more click, and then it did not click any more. “Give it to me,” said {talker}, and shook it. It only needed a new spring, as thin as a hair. In this time there were nails, and there was string.",
      ],
      [
        1,
        "=It is hard work to be careful in the past. One must not step on anything, or say what comes next. {Hero} held out for half a morning. Then a child had a cough, and {he} said that washing one's hands helped. By the evening they all washed their hands, and looked at {him} as one looks at a wizard. They were not sure yet whether they liked wizards.",
      ],
      [
        0.5,
        "=In the night {hero} sat by the well. Up there stood the same stars as at home, in the same places, and they were the only ones that {he} knew here. Nobody at home could even know where to look. “I'd like to go back now,” {he} told them. The stars have a long way, and did not answer at once.",
        "=In the night they sat by the well, {hero} and {mate}. Up there stood the same stars as at home, in the same places. Nobody at home could even know where to look. “I'd like to go back now,” said {hero}. “So would I,” said {talker}. The stars did not answer at once.",
      ],
    ],
    end: [
      [
        0,
        "=“Is it true that you can mend coughs?” asked somebody at {his} elbow. It was the child from the morning, in a nightshirt, wide awake. “Then I'll show you what I can mend.” Under the stairs there was a box with all that had ever been broken in that house. On the very bottom lay a toy bird that no longer hopped. Inside it was a spring, as thin as a hair.",
      ],
      [
        0.6,
        "=“But then it will never hop again,” said {hero}. The child thought about that. “It has hopped enough,” it said. “And you haven't been home.” It went in as if it had been made for it. {Hero} looked for something to give in return, and there was only the one thing that nobody would miss: a button, bright red, of a stuff that did not exist yet.",
      ],
      [
        0.75,
        "=At home the kettle was just coming to the boil. In the museum round the corner there is a glass case that {hero} had always walked past. “Toy bird, without its spring,” it says there. “One eye has been replaced, with a button of unknown material.” The bird looks out. It looks as if it knew somebody.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      "(?:(?:every|each) time (?:he|she|they)\\b[^.]*?\\b(?:it|things|everything|something)\\b[^.]*?\\b(?:worse|wrong|different|changes|changed)\\b[^.]*|(?:tried|wanted|had|kept trying|decided) to (?:change|undo|fix|correct|put right) (?:the past|history|what (?:he|she|they) had done|(?:his|her|their) (?:biggest |greatest |worst )?(?:mistake|past)|one (?:single )?(?:day|thing|moment))\\b[^.]*)",
      { says: "[Tt]ime|[Pp]ast|history" },
    ),
    after: [
      [
        0,
        "=It was quite a small change, the first time. {Hero} hid a bunch of keys, so that a car would set off five minutes later. When {he} came back to {his} own day, the piano in the sitting room was gone. In its place stood a stuffed pike. And what {he} had wanted to put right had happened all the same, only on a Wednesday.",
        "=It was quite a small change, the first time. {Hero} put a clock forward by five minutes. When {he} came back to {his} own day, the street had another name, and there was a stuffed pike in the sitting room. And what {he} had wanted to put right had happened all the same, only round the corner.",
      ],
      [
        0.7,
        "=So {he} went back once more and did it more thoroughly. The second time it was the bridge that was missing at home, and the third time there were no more bees. {Hero} kept a list. For each thing that {he} put right two others went wrong, and the one that mattered stood at the top, and could not be crossed out.",
      ],
      [
        1,
        "=By the twelfth time {he} {was} not alone there any more. There were twelve of {him}, behind trees, in doorways and in a parked van, each with a plan. They got in one another's way. “Not like that,” hissed one of them. “I've tried it like that.”",
        "=By the twelfth time the place was crowded. Behind every tree and in every doorway there stood somebody with the same coat and another plan, and they got in one another's way. “Not like that,” hissed one of them. “I've tried it like that.”",
      ],
      [
        0.5,
        "=After that {hero} sat down on a bench. It was a fine day, that was what {he} had always forgotten. The chestnuts were in flower. In all that time {he} had only ever looked at the clock. There were ten minutes left, and {he} did not have a plan for them. {He} was so tired of being clever.",
        "=After that {hero} sat down on a bench. It was a fine day, that was what {he} had always forgotten. In all that time {he} had only ever looked at the clock. There were ten minutes left, and there was no plan for them. It is tiring to be clever so often.",
      ],
    ],
    end: [
      [
        0,
        "=“Is this seat taken?” asked a voice. {Hero} knew it. {He} had arranged everything round that voice, the clocks and the bridges, and {he} had never once spoken to it. “No,” said {hero}. {He} forgot to look at the time. They talked, about the weather first, and about how odd it was that there were so many people about today. It was so nice that it took longer than ten minutes.",
        "=“Is this seat taken?” asked a voice. {Hero} had arranged so much, the clocks and the bridges, and {he} had never once simply spoken to anybody here. “No,” said {hero}, and forgot to look at the time. They talked, about the weather first, and then about everything. “You know, I was just going over there,” said the voice. “But it can wait.” It was so nice that it took longer than ten minutes.",
      ],
      [
        0.6,
        "=At some point a clock struck. It was over, and nothing had happened. It had gone by somewhere else, with empty hands, while two people were sitting on a bench. Behind the trees somebody put a list away, and then somebody else did, and they went home one after another. One of them waved.",
      ],
      [
        0.75,
        "=When {hero} got home, the light was on in the kitchen, and somebody was laughing there. It had not been laughed in that kitchen for a long time. Everything stood in its place, even the bees were back. Only the pike has stayed. Nobody knows where it comes from. It is dusted once a week.",
      ],
    ],
    of: "people",
  }),
];
