import { phrase } from "../../phrase.ts";
import { role, story, type WrittenStory } from "../../subject-story.ts";

const DETECTIVE =
  "detective|inspector|commissioner|policewoman|policeman|police officer|investigator|private eye|officer|journalist|reporter|sheriff|constable";
const double: Pick<WrittenStory, "of" | "unless" | "after" | "end"> = {
  unless:
    /\b(?:twin (?:sister|brother)|robot|clone|ghost|school|child|boy|girl|theatre|film|stunt|king|prince|president|cat|dog)\b/i,
  of: "adults",
  after: [
    "The first time {hero} thought of a mirror. It was that coat, that walk, and the way of pushing back the hair with two fingers. Then a tram came between them, and it was gone. {Hero} stood there so long that somebody asked whether {he} needed help.",
    "+ After that the signs increased. “You were in a good mood yesterday,” said the woman in the bakery, where {hero} hadn't been for a week. A neighbour thanked {him} for carrying up the shopping. There was a library book in {his} letter box, returned in {his} name, with a pressed leaf at page ninety. {Hero} had never read it.",
    "+ {Hero} told a friend. “And what does this person do?” asked the friend. “Nothing bad. That's what's so uncanny. Says good morning. Helps people. Knows everybody's name.” The friend stirred his coffee. “You know,” he said carefully, “a lot of us have been thinking that you'd changed. For the better.”",
    "One evening {hero} saw light in {his} own kitchen. {He} went up the stairs without a sound and opened the door. The other one sat at the table, in {his} own coat, with {his} own face, and was peeling an apple in one long strip. “I'd been wondering when you'd come,” said the voice that {hero} knew from the answering machine.",
  ],
  end: [
    "“What do you want from me?” asked {hero}. “Want? You didn't want it any more. I only took what was lying about.” “You stopped going to the bakery. You stopped ringing your mother. There was a whole life here, and it was hardly used. I thought, somebody has to answer the phone.”",
    "{Hero} sat down, because {his} legs gave way. It was true. {He} couldn't have said when it began. First {he} had let one evening go by, then a friend, and then the next one. “And if I'd like to have it back?” {he} asked. The other looked up for the first time. “Then you'd have to be faster than I am.”",
    "On the next morning {hero} was at the bakery at six. “Good morning, Mrs Lang,” {he} said, and was ashamed of how surprised she looked. {He} rang {his} mother. {He} read the library book up to page ninety, and past it. Wherever {he} went, the other had only just left, and then had not yet come, and in the end wasn't there at all.",
    "In the kitchen there was a coat over the chair and, on a plate, an apple in slices. Since then {hero} has never again let the telephone ring for long. Now and then in the street, across the tracks, {he} sees somebody push back their hair with two fingers. Then {hero} raises {his} hand. And {he} walks a little faster.",
  ],
};

/** Stories for grown-ups: calls from the dead, the missing who walk in, doubles, witnesses, hitchhikers. */
export const callsAndDoubles = [
  story({
    says: [
      role("sleuth", DETECTIVE),
      /\b(?:call|phone ?call|voicemail|message|rings?|rang|phones|phoned|answer(?:s|ed) the phone|calls|called)\b/i,
      /\b(?<caller>(?:an?|the|his|her) (?:[a-z]+ ){0,3}?(?:man|woman|victim|murder victim|partner|colleague|friend|suspect|witness|brother|sister|killer|informant|wife|husband|daughter|father|mentor)(?: [A-Z][a-z]+)?)(?: (?:who|whom|that|whose|she|he)\b[^.,]*?\b(?:dead|died|buried|murdered|killed|drowned|funeral|executed|declared dead|shot)|, dead\b| (?:presumed|declared|believed|thought) (?:to be )?dead)|\b(?<caller2>(?:an?|the) dead (?:man|woman|colleague|partner|friend|victim|informant))\b/i,
    ],
    unless: /\b(?:ghost hunter|psychic|cat|dog|robot|children|school|love)\b/i,
    lead: "sleuth",
    of: "adults",
    after: [
      "The line was poor, as though the voice came through water. “You know who this is,” it said. {Hero} knew. {He} had stood at the grave, in the rain, between two umbrellas. {He} looked at the number on the display and wrote it down, because {his} hand did that without {him}. “You buried the file with me,” said the voice. “Read page nine.” Then there was only the hum.",
      "+ The archive lay two floors below ground. The folder had been tied up with string by someone who did not expect it to be opened again. {Hero} turned the pages. There was a page eight, and there was a page ten. In between was a thin edge of paper, where something had been cut out with a very sharp knife.",
      "+ “You're tired,” said the chief. “The dead don't phone.” He said it kindly, and at the same time he pushed a form for leave across the desk. {Hero} looked at the letter knife by his blotter. It was narrow and had a handle of bone. “How did you know,” asked {hero}, “that it was about someone dead?”",
      "The number belonged to a telephone box on the coast road. {Hero} drove there through the night. The glass was broken and the receiver hung down. The phone had been cut off for years, said the notice. And on the shelf under it, weighted with a stone, lay a page with a nine in its upper corner.",
    ],
    end: [
      "It was the statement of a witness. It said that the wrong body had been carried out of that house. It gave the name of the one who had paid for it. And it was signed by the officer in charge, who was the chief today.",
      "“He'd have found me,” said the voice, and this time it wasn't on the phone. Somebody stood at the edge of the light, thin and with grey hair. “So I let myself be buried. I've lived up there, in the lighthouse. But they tell me that he's to be made a judge on Monday. You were the only one I could think of who cried at my funeral.”",
      "{Hero} drove straight to the public prosecutor, with the page on {his} knees and a passenger who did not officially exist. The chief was just straightening his tie when they came in. He looked past {hero}. “You're dead,” he said, and with that he had confessed.",
      "{Hero} still has the night shift. When the telephone rings at three, {he} lets it ring once, out of an old habit. “You know who this is,” says the voice. “Of course,” says {hero}. “Are you alive?” “Very much so. I only wanted to ask whether you'd like some fish.”",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:followed by|stalked by|meets|met|sees|saw|notices|noticed|discovers|discovered|haunted by) (?:someone who looked exactly like|(?:a (?:man|woman|stranger|person) who (?:looks?|looked) (?:exactly |just )?like)|(?:his|her|their) (?:own )?(?:double|doppelg[aä]nger|exact double|mirror image|look-?alike))(?: (?:him|her|them)(?:self|selves)?)?",
      ),
    ],
    ...double,
  }),
  story({
    says: [
      role(
        "witness",
        "woman|man|neighbour|nurse|widow|tenant|student|pensioner|cleaner|waitress|taxi driver|caretaker|nanny|photographer|old lady|janitor|retired teacher|passenger|commuter",
      ),
      /\b(?:witness(?:es|ed)?|saw|sees|had seen|observe[sd]?|watche[sd]) (?:how )?(?<crime>(?:an?|the|her|his|someone|somebody) (?:[a-z]+ ){0,3}?(?:murder|crime|robbery|kidnapping|abduction|killing|attack|body|shooting|hit-and-run|accident|murdered|being [a-z]+ed))\b/i,
      /\b(?:nobody|no one|none|police (?:did not|do not|does not|don't|won't|didn't)|not)\b[^.]*\b(?:believe[sd]?|listen(?:s|ed)?|takes? (?:her|him|them) seriously|took (?:her|him|them) seriously)\b/i,
    ],
    unless: /\b(?:child|boy|girl|dog|cat|ghost|alien|ufo|vampire|amnesia|blind)\b/i,
    lead: "witness",
    of: "adults",
    after: [
      "“Once again from the start,” said the sergeant. {Hero} told it a third time: the hour, the light, and the coat with one button missing. The sergeant no longer wrote. There was no trace at the place, he said, no missing person and no blood.",
      "+ {Hero} went home and closed the curtains. They had been so polite, and that was the worst of it. Even {his} own sister said, “You were under a lot of strain.” By evening {hero} had almost got there {himself}. Perhaps it had only been shadows. Then {he} thought of the button. One doesn't invent a button.",
      "So {he} did what nobody did for {him}. {He} stood at the same spot at the same hour, and looked. {He} counted the lamps. {He} talked to the man who empties the bins. “Funny,” said that man. “On that night somebody had hosed down the ground here. In that frost! I nearly broke my neck.”",
      "Back home, the door was locked, just as {he} had left it. But on the mat, exactly in the middle, lay something small and round. It was a button. {Hero} did not touch it. So somebody had believed {him} after all.",
    ],
    end: [
      "{Hero} did not ring the police. {He} put a lamp in the window and two cups on the table, and left the door ajar. The steps came at about ten. “Come in,” said {hero}. {His} voice held. “You've lost a button. I could sew it on for you, while you tell me why.”",
      "The coat was the one. The man in it talked low and reasonably, like somebody who is used to being believed. Nobody would miss the dead one, he said. And nobody would listen to {hero}. He left nothing out. Then he stretched out his hands.",
      "“Thank you,” said {hero}, not to him. From the kitchen came the man who empties the bins, and behind him, with his pen out, the sergeant. “It was the frost,” he said to {hero}. “Who hoses down a street in a frost?”",
      "The sergeant came back on his own, on a Sunday, without his uniform. “I'd like to hear it again,” he said. “From the start. I'll write it all down this time.” {Hero} poured the tea, and took {his} time, and told it. When {he} came to the button, he put three lines under it.",
    ],
  }),
  story({
    says: [
      role("rider", "hitchhiker|hitch-hiker|hitch hiker"),
      /\b(?:knows?|knew|secrets?|too much|name|past|everything|future|strange|predict\w*|familiar|never told)\b/i,
    ],
    unless: /\b(?:cat|dog|alien|children|comedy|guide to|killer clown|serial killer|killer|santa|in love)\b/i,
    of: "adults",
    after: [
      "For the first few miles {rider} said nothing at all. The wipers went, and the radio lost the station. “You should change down here,” said {rider}. “There's a bend coming.” “You know the road?” {he} asked. “Not the road,” said {rider}.",
      "It came in small pieces. {Rider} knew that the glove compartment stuck and you had to hit it. {Rider} knew the song {hero} hummed when {he} was frightened. “Who are you?” asked {hero}, and {his} hands were cold on the wheel.",
      "+ {Hero} thought of stopping. There was a petrol station, lit up like a ship, and {he} even put on the indicator. “You can put me out,” said {rider}, without reproach. “You did the last time.” “What last time?” asked {hero}. And the lights of the petrol station slid by on the right and were gone.",
      "“You haven't slept since Wednesday,” said {rider} after a while. “You haven't told anyone where you're going. There's a letter in your jacket, and you've crossed out the same line four times.” {Hero} said nothing. It was all true.",
    ],
    end: [
      "“I once had somebody in my car,” said {rider}. “That was on this road too. He asked me to stop just before the bridge and wait for ten minutes. I was in a hurry, so I put him out. I read about it in the paper.” {Rider} looked ahead. “Since then I get in.” {Hero} noticed that {he} was driving much more slowly.",
      "Before the bridge there was a lay-by. {Hero} stopped there without knowing why, and switched off the engine. “Ten minutes,” said {rider}. “You needn't talk.” For three of them {hero} held out. Then it all came, badly and in the wrong order, and {rider} listened.",
      "When it was told, it was getting light behind the hills. {Hero} took the letter out of {his} jacket. The line that {he} had crossed out could still be read: “Please come and fetch me.” There was a number at the bottom. “Now would be a good time,” said {rider}. {Hero} dialled. It was answered at once.",
      "When {he} turned round, the passenger seat was empty and the door stood open. {He} often drives at night. And when a person stands in the rain by the roadside, with that special way of not raising a thumb, {he} brakes. “Get in,” says {hero}. “There's a bend coming. I'll tell you about it.”",
    ],
  }),
  story({
    says: [
      phrase(
        "<lost:somebody>(?:,)? (?:who (?:had|has) )?(?:(?:was|had been|went|had gone|been|is|who had been|has been|had) )?(?:missing|disappeared|vanished|presumed dead|declared dead|thought dead|lost at sea)",
      ),
      /\b(?:walk(?:s|ed) (?:in|into|through the door|back)|st(?:ands?|ood) (?:at|in|before) (?:the|his|her|their) (?:front )?(?:door|doorstep)|knock(?:s|ed)|(?:suddenly |simply )?(?:comes?|came) (?:back|home|in)|return(?:s|ed)|reappear(?:s|ed)|turn(?:s|ed) up|shows? up|showed up)\b/i,
      /\b(?:years?|months?|funeral|decades?|weeks)\b/i,
    ],
    unless:
      /\b(?:cat|dog|boy scout|ring|painting|ghost|alien|time travel|robot|kitten|parrot|treasure|plane|children's|ship|island|space\w*)\b/i,
    of: "adults",
    after: [
      "There had been a candle, an empty coffin and a speech. And now {lost} stood on the mat and wiped {losthis} feet, the left one first, as always. “I'm sorry I'm late,” said {lost}. {Hero} held on to the door frame with both hands.",
      "+ The old coat was still hanging there, because {hero} had never managed to give it away. {Lost} put it on, and it was too big. They sat opposite each other in the kitchen. {Hero} had imagined this a thousand times, with shouting and with embracing. {He} had never imagined that they would not know what to talk about.",
      "+ “Where were you?” asked {hero}. {Lost} turned the cup on its saucer. “I went out for an hour,” said {lost}. “Then it was an evening. After the first night I was ashamed to ring. And each day it got one day harder.” {Hero} waited for a better reason. None came.",
      "{He} had sold the car and learned to do the tax. {He} had stopped, quite recently, laying a second plate. “Do you know what I did for the first year?” asked {hero}. “I slept in the hall. So that I'd hear the key.” And now {he} was shaking. “I'd like you to stand outside again.”",
    ],
    end: [
      "{Lost} went without a word. The door fell shut. {Hero} stood on the one side and listened. On the other side it was quiet, and then somebody slid down along the wood and sat on the floor. “I can't do it like that,” said {hero} against the door. “You can't just go on where you stopped. I'm not there any more.”",
      "“I know,” came from outside. “Who's there now?” {He} slid down on {his} side, with {his} back to the door, so that they were leaning against each other with only the wood in between. And {he} told who was there now. It took until two in the morning.",
      "“That's someone I'd like to get to know,” said {lost} at last, very hoarsely. “But I'd quite understand if they didn't want to.” {Hero} looked at the hall, where for a year {he} had lain and waited for a sound. Then {he} got up. {His} knees cracked. {He} pushed a thing through under the door. It wasn't a key. It was a ticket for the tram.",
      "On Thursdays they meet at a café that neither of them used to know. {Lost} comes by the number nine, and is early each time, and stands up. On the first day {losthe} held out a hand, as one does with strangers. {Hero} took it. And at home {he} has a plate again, a new one, that {he} might lay for somebody one day.",
    ],
  }),
];
