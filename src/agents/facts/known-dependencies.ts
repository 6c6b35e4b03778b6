import { stem } from '../base/english/words';
import { subwords } from '../base/english/subwords';
import type { Dependency, FactAt } from './manifest';

type Known = 'framework' | 'test_runner' | 'database' | 'build' | 'lint';

/** Per kind: `package=Name` where the name differs from the package, else `package`. */
type Table = Partial<Record<Known, string>>;

const JAVASCRIPT: Table = {
  framework:
    'express=Express fastify=Fastify koa=Koa @nestjs/core=NestJS @hapi/hapi=hapi hono=Hono next=Next.js nuxt=Nuxt react=React react-native=React_Native vue=Vue svelte=Svelte @sveltejs/kit=SvelteKit @angular/core=Angular preact=Preact solid-js=Solid lit=Lit electron=Electron @remix-run/react=Remix astro=Astro gatsby=Gatsby ember-source=Ember socket.io=Socket.IO commander=Commander yargs=yargs graphql=GraphQL @trpc/server=tRPC',
  test_runner:
    'vitest jest=Jest mocha=Mocha ava=AVA tap jasmine=Jasmine karma=Karma tape uvu borp qunit=QUnit @playwright/test=Playwright playwright-core=Playwright cypress=Cypress',
  database:
    'pg=PostgreSQL postgres=PostgreSQL mysql=MySQL mysql2=MySQL sqlite3=SQLite better-sqlite3=SQLite mongodb=MongoDB mongoose=MongoDB redis=Redis ioredis=Redis @prisma/client=Prisma prisma=Prisma typeorm=TypeORM sequelize=Sequelize knex=Knex drizzle-orm=Drizzle mssql=SQL_Server oracledb=Oracle @elastic/elasticsearch=Elasticsearch',
  build:
    'typescript=TypeScript vite=Vite webpack esbuild rollup=Rollup parcel=Parcel tsup turbo=Turborepo nx=Nx gulp grunt=Grunt @swc/core=SWC @babel/core=Babel',
  lint: 'eslint=ESLint @biomejs/biome=Biome prettier=Prettier standard=StandardJS xo=XO oxlint tslint=TSLint stylelint=Stylelint jshint=JSHint neostandard',
};

const PYTHON: Table = {
  framework:
    'django=Django flask=Flask fastapi=FastAPI starlette=Starlette tornado=Tornado aiohttp pyramid=Pyramid sanic=Sanic quart=Quart falcon=Falcon bottle=Bottle celery=Celery streamlit=Streamlit click=Click typer=Typer pydantic=Pydantic numpy=NumPy pandas=pandas torch=PyTorch tensorflow=TensorFlow djangorestframework=Django_REST_framework',
  test_runner: 'pytest nose nose2 tox nox behave robotframework=Robot_Framework trio-testing',
  database:
    'sqlalchemy=SQLAlchemy psycopg2=PostgreSQL psycopg2-binary=PostgreSQL psycopg=PostgreSQL asyncpg=PostgreSQL pymysql=MySQL mysqlclient=MySQL pymongo=MongoDB motor=MongoDB redis=Redis peewee=Peewee aiosqlite=SQLite elasticsearch=Elasticsearch alembic=Alembic tortoise-orm=Tortoise',
  build: 'setuptools hatchling=Hatch flit_core=Flit poetry-core=Poetry maturin=Maturin cython=Cython',
  lint: 'ruff=Ruff flake8=Flake8 black=Black mypy pylint=Pylint isort pyright=Pyright pre-commit',
};

const GO: Table = {
  framework:
    'github.com/gin-gonic/gin=Gin github.com/labstack/echo=Echo github.com/gofiber/fiber=Fiber github.com/go-chi/chi=chi github.com/gorilla/mux=gorilla/mux google.golang.org/grpc=gRPC github.com/spf13/cobra=Cobra github.com/urfave/cli=urfave/cli github.com/alecthomas/kingpin=Kingpin github.com/beego/beego=Beego k8s.io/client-go=Kubernetes_client',
  test_runner: 'github.com/onsi/ginkgo=Ginkgo github.com/stretchr/testify=testify_(with_go_test)',
  database:
    'github.com/lib/pq=PostgreSQL github.com/jackc/pgx=PostgreSQL github.com/go-sql-driver/mysql=MySQL github.com/mattn/go-sqlite3=SQLite modernc.org/sqlite=SQLite go.mongodb.org/mongo-driver=MongoDB github.com/redis/go-redis=Redis github.com/go-redis/redis=Redis gorm.io/gorm=GORM entgo.io/ent=Ent go.etcd.io/bbolt=bbolt',
};

const RUST: Table = {
  framework:
    'actix-web=Actix_Web axum=Axum rocket=Rocket warp=Warp hyper=hyper tokio=Tokio clap=clap tonic=tonic tauri=Tauri bevy=Bevy leptos=Leptos yew=Yew',
  test_runner: 'rstest=rstest_(with_cargo_test)',
  database:
    'sqlx=SQLx diesel=Diesel sea-orm=SeaORM rusqlite=SQLite postgres=PostgreSQL tokio-postgres=PostgreSQL mongodb=MongoDB redis=Redis sled',
};

const JVM: Table = {
  framework:
    'spring-boot=Spring_Boot spring-webmvc=Spring_MVC quarkus=Quarkus micronaut=Micronaut ktor=Ktor dropwizard=Dropwizard vertx=Vert.x com.android.application=Android androidx.compose=Jetpack_Compose jakarta.servlet=Servlets hadoop=Hadoop',
  test_runner:
    'junit-jupiter=JUnit_5 junit:junit=JUnit <artifactId>junit<=JUnit testng=TestNG spock=Spock kotest=Kotest mockito=Mockito',
  database:
    'postgresql=PostgreSQL mysql-connector=MySQL h2=H2 mongodb=MongoDB hibernate=Hibernate flyway=Flyway liquibase=Liquibase jooq=jOOQ mybatis=MyBatis jedis=Redis lettuce=Redis',
  lint: 'checkstyle=Checkstyle spotbugs=SpotBugs ktlint detekt spotless=Spotless',
};

const RUBY: Table = {
  framework: 'rails=Rails sinatra=Sinatra hanami=Hanami grape=Grape sidekiq=Sidekiq jekyll=Jekyll rack=Rack',
  test_runner:
    'rspec=RSpec rspec-rails=RSpec minitest=Minitest cucumber=Cucumber test-unit=test-unit capybara=Capybara',
  database: 'pg=PostgreSQL mysql2=MySQL sqlite3=SQLite mongoid=MongoDB redis=Redis sequel=Sequel',
  lint: 'rubocop=RuboCop standard=Standard_Ruby',
};

const PHP: Table = {
  framework:
    'laravel/framework=Laravel symfony/framework-bundle=Symfony symfony/symfony=Symfony slim/slim=Slim cakephp/cakephp=CakePHP yiisoft/yii2=Yii codeigniter4/framework=CodeIgniter drupal/core=Drupal',
  test_runner: 'phpunit/phpunit=PHPUnit pestphp/pest=Pest codeception/codeception=Codeception behat/behat=Behat',
  database:
    'doctrine/orm=Doctrine doctrine/dbal=Doctrine_DBAL illuminate/database=Eloquent mongodb/mongodb=MongoDB predis/predis=Redis',
  lint: 'friendsofphp/php-cs-fixer=PHP-CS-Fixer squizlabs/php_codesniffer=PHP_CodeSniffer phpstan/phpstan=PHPStan vimeo/psalm=Psalm',
};

const DOTNET: Table = {
  framework:
    'microsoft.aspnetcore.app=ASP.NET_Core microsoft.maui.controls=.NET_MAUI avalonia=Avalonia blazored=Blazor mediatr=MediatR',
  test_runner: 'xunit=xUnit nunit=NUnit mstest.testframework=MSTest',
  database:
    'microsoft.entityframeworkcore.sqlserver=SQL_Server npgsql.entityframeworkcore.postgresql=PostgreSQL npgsql=PostgreSQL microsoft.entityframeworkcore.sqlite=SQLite microsoft.entityframeworkcore=Entity_Framework dapper=Dapper mongodb.driver=MongoDB stackexchange.redis=Redis',
  lint: 'stylecop.analyzers=StyleCop',
};

const TABLES = {
  javascript: lookup(JAVASCRIPT),
  python: lookup(PYTHON),
  go: lookup(GO),
  rust: lookup(RUST),
  jvm: lookup(JVM),
  ruby: lookup(RUBY),
  php: lookup(PHP),
  dotnet: lookup(DOTNET),
};

type Ecosystem = keyof typeof TABLES;

function lookup(table: Table): Map<string, { kind: Known; name: string }> {
  return new Map(
    Object.entries(table).flatMap(([kind, list]) =>
      list.split(' ').map((entry): [string, { kind: Known; name: string }] => {
        const [key = '', name = key] = entry.split('=');
        return [key, { kind: kind as Known, name: name.replaceAll('_', ' ') }];
      }),
    ),
  );
}

const SENTENCES: Record<Known, (name: string, dependency: string) => string> = {
  framework: (name, dependency) => `Built with ${name} (\`${dependency}\`)`,
  test_runner: (name) => `Tests use ${name}`,
  // A driver says what can be used, not what is.
  database: (name, dependency) => `Depends on \`${dependency}\` (${name})`,
  build: (name) => `Built with ${name}`,
  lint: (name) => `Checked or formatted with ${name}`,
};

/** What the known ones among the dependencies say of the project. */
export function factsOfDependencies(dependencies: readonly Dependency[], ecosystem: Ecosystem): FactAt[] {
  const known = TABLES[ecosystem];
  return dependencies.flatMap(({ name, line }): FactAt[] => {
    const found = known.get(name.toLowerCase());
    if (found === undefined) return [];
    return [{ kind: found.kind, value: found.name, text: SENTENCES[found.kind](found.name, name), line }];
  });
}

/** Known packages that a free text names, for manifests that are programs or markup. Whole words only. */
export function dependenciesNamedIn(lines: readonly string[], ecosystem: Ecosystem): Dependency[] {
  const wanted = [...TABLES[ecosystem].keys()];
  const patterns = wanted.map((name) => ({
    name,
    pattern: new RegExp(`(?:^|[^\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`, 'i'),
  }));
  return lines.flatMap((text, i) => {
    if (text.length > 500 || /^\s*(?:#|\/\/)/.test(text)) return [];
    return patterns.filter(({ pattern }) => pattern.test(text)).map(({ name }): Dependency => ({ name, line: i + 1 }));
  });
}

/** Most facts on dependencies of one manifest. */
const MAX_NAMED = 2;

/** Share of a name's words that the change must be about: one of three (`light-my-request`) is chance. */
const NAMED_SHARE = 0.5;

/** Facts on dependencies of whose names the change is about one word or more, in whatever form. */
export function factsOfNamed(dependencies: readonly Dependency[], words: readonly string[]): FactAt[] {
  const wanted = new Set(words.filter((word) => word.length >= 3).map(stem));
  return dependencies
    .filter(({ name }) => {
      const own = subwords(name);
      const named = own.filter((word) => wanted.has(stem(word))).length;
      return named > 0 && named >= NAMED_SHARE * own.length;
    })
    .slice(0, MAX_NAMED)
    .map(({ name, line, version }) => ({
      kind: 'dependency',
      value: name,
      text: `\`${name}\`${version === undefined ? '' : ` ${version}`} is already a dependency`,
      line,
    }));
}
